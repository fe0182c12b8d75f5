import type { Refusal } from "~/domain/coupon/refusal";
import type { ActionResult } from "~/features/gate/form-post.server";
import type { CouponReply } from "../reply";

/** The refusal of a code; a typed one stays in its field. */
export function refuseCode(
  refusal: Refusal,
  status: number,
  code?: string,
): ActionResult<CouponReply> {
  const values: CouponReply["values"] = code === undefined ? {} : { code };
  return { kind: "stay", status, data: { refusals: [refusal], values } };
}

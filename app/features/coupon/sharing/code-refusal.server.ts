import type { Refusal } from "~/domain/coupon/refusal";
import type { ActionResult } from "~/features/gate/form-post.server";
import { type CouponReply, refusedReply, type TypedTexts } from "../reply";

/** Refuses to load or save a coupon by share code; a typed code stays in its field. */
export function refuseShareCode(
  refusal: Refusal,
  status: number,
  code?: string,
): ActionResult<CouponReply> {
  const typed: TypedTexts = code === undefined ? {} : { code };
  return { kind: "stay", status, data: refusedReply([refusal], typed) };
}

import type { CouponChange } from "~/domain/coupon/change/change";
import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import type { CouponCookie } from "~/domain/coupon/types";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { returnPathOfPost } from "../back.server";
import { type CouponReply, refusedReply, type TypedTexts } from "../reply";
import { readCoupon, saveCoupon } from "../storage/cookie.server";
import { typedAmountsAndPromoCode } from "../typed-values";

export type CouponPostResult = ActionResult<CouponReply>;

/** A change that is refused as a whole. */
export const refusedChange = (code: RefusalCode): CouponChange => ({
  ok: false,
  refusal: { code },
});

/** Applies a change and returns to the form's page, to the anchor `place` if given. */
export async function applyChange(
  post: FormPost,
  apply: (coupon: CouponCookie) => CouponChange,
  place = "",
): Promise<CouponPostResult> {
  const { context, request } = post;
  const changed = apply(await readCoupon(context, request));
  if (!changed.ok) return refuseChange(post, [changed.refusal], 422);
  const rev = await saveCoupon(context, request, changed.coupon);
  return { kind: "go", to: returnPathOfPost(post) + place, data: { refusals: [], rev } };
}

/**
 * Refuses a change of the coupon and returns the typed values. `typed` has them by field; it is
 * needed only if the form's names differ from those of the fields that show the refusal.
 */
export function refuseChange(
  { form }: FormPost,
  refusals: readonly Refusal[],
  status: number,
  typed: TypedTexts = typedAmountsAndPromoCode(form),
): CouponPostResult {
  return { kind: "stay", status, data: refusedReply(refusals, typed) };
}

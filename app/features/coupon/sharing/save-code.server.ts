import { toSharedCoupon } from "~/domain/coupon/sharing/shared";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { saveSharedCoupon } from "~/platform/services/coupons/shared.server";
import type { CouponReply } from "../reply";
import { readCoupon } from "../storage/cookie.server";
import { shareCodePath } from "./code-path.server";
import { refuseShareCode } from "./code-refusal.server";

/**
 * Saves the coupon under a new share code and redirects to the coupon page that shows the code
 * (CPN-21).
 */
export async function saveShareCodePosted({
  context,
  request,
}: FormPost): Promise<ActionResult<CouponReply>> {
  const coupon = await readCoupon(context, request);
  if (coupon.bets.length === 0) return refuseShareCode({ code: "empty" }, 422);
  const saved = await saveSharedCoupon(context.platform, toSharedCoupon(coupon));
  if (!saved.ok) return refuseShareCode({ code: "unavailable" }, 503);
  return { kind: "go", to: shareCodePath(context, "saved", saved.value.code) };
}

import type { RequestContext } from "~/features/gate/request-context";
import { loadCouponView } from "../load.server";
import type { CouponCookie } from "../types";
import type { VipTerms } from "./vip";

/**
 * The terms on which a coupon may be placed as a VIP bet now (CPN-11): asked for only where the player wants VIP bets,
 * and never of a coupon whose outcome is unknown, which is not placed again.
 */
export async function vipTermsNow(
  context: RequestContext,
  request: Request,
  coupon: CouponCookie,
): Promise<VipTerms | null> {
  if (!context.stored.coupon.isVipBet || context.session.kind === "guest" || coupon.isChecking) return null;
  return (await loadCouponView(context, request)).vip;
}

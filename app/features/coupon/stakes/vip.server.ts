import type { Opened } from "~/features/screens/open.server";
import { loadCouponView } from "../load.server";
import type { CouponCookie } from "../types";
import type { VipTerms } from "./vip";

/**
 * The terms on which a coupon may be placed as a VIP bet now (CPN-11): asked for only where the player wants VIP bets,
 * and never of a coupon whose outcome is unknown, which is not placed again.
 */
export async function vipTermsNow(
  opened: Opened,
  request: Request,
  coupon: CouponCookie,
): Promise<VipTerms | null> {
  if (!opened.stored.coupon.isVipBet || opened.session.kind === "guest" || coupon.isChecking) return null;
  return (await loadCouponView(opened, request)).vip;
}

import type { VipStakeRange } from "~/domain/coupon/stakes/vip";
import type { CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";
import { loadCouponView } from "../load.server";

/**
 * The current VIP terms of a coupon (CPN-11): requested only if the player wants VIP bets, and not while the
 * outcome is unknown, because such a coupon is not placed again.
 */
export async function loadVipStakeRange(
  context: RequestContext,
  request: Request,
  coupon: CouponCookie,
): Promise<VipStakeRange | null> {
  if (!context.stored.coupon.isVipBet || context.session.kind === "guest" || coupon.isChecking)
    return null;
  return (await loadCouponView(context, request)).vip;
}

import { couponKindByType } from "~/domain/coupon/kinds";
import { noCouponStakes, toPricedCoupon } from "~/domain/coupon/returns/priced-coupon";
import type { CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";
import {
  type BetPricesAndBounds,
  loadPricesAndBounds,
} from "~/platform/services/coupons/prices.server";

/**
 * The platform's current prices, states and bounds of a coupon's bets, blocks and lines (CPN-02), in `currency`;
 * null for an empty coupon, and without the platform's answer.
 */
export async function loadCouponPricesAndBounds<C extends string>(
  { platform }: RequestContext,
  coupon: CouponCookie,
  currency: C,
): Promise<BetPricesAndBounds<C> | null> {
  if (coupon.bets.length === 0) return null;
  const { typeId, systemValue } = toPricedCoupon(coupon, noCouponStakes);
  const { placedBlock } = couponKindByType(typeId);
  const bets = coupon.bets.map((bet) => ({ ...bet, blockId: placedBlock(bet) }));
  const answer = await loadPricesAndBounds(platform, { typeId, currency, systemValue, bets });
  return answer.ok ? answer.value : null;
}

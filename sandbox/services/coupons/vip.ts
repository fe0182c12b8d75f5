import { couponKindOrNull } from "~/domain/coupon/kinds";
import { capAmount, multiplyAmount, raiseAmountToMinimum } from "~/domain/money/amount";
import { type CouponExposure, type CouponStakeBounds, maxStakeForPayout } from "./bounds";

/** By how much a VIP bet multiplies the maximum stake and the maximum payout of an ordinary bet. */
const timesTheStake = 3;
const timesThePayout = 2;

/**
 * Bounds of a VIP bet (CPN-11); null for live bets, types with several stakes, and accounts without a
 * maximum.
 */
export function vipStakeBounds<C extends string>(
  typeId: number,
  risk: CouponExposure,
  { min, max, maxPayout }: CouponStakeBounds<C>,
): CouponStakeBounds<C> | null {
  // Blocks have separate bounds, singles have no VIP.
  const isWhole = couponKindOrNull(typeId)?.stakedOn === "coupon";
  if (max === null || maxPayout === null || risk.isLive || !isWhole) return null;
  const payout = multiplyAmount(maxPayout, timesThePayout);
  const most = capAmount(
    multiplyAmount(max, timesTheStake),
    maxStakeForPayout(payout, risk.perUnit),
  );
  return { min, max: raiseAmountToMinimum(most, max), maxPayout: payout };
}

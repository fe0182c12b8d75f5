import { couponTypes } from "~/domain/coupon/types";
import { atLeast, atMost, times } from "~/domain/money/amount";
import { type Bounds, type Risk, stakeFor } from "./bounds";

/** Maximum VIP stake and payout, as multiples of the ordinary ones. */
const timesTheStake = 3;
const timesThePayout = 2;

/** Types with one stake for the whole coupon; blocks have separate bounds, singles have no VIP (CPN-11). */
const wholeTypes: readonly number[] = [couponTypes.single, couponTypes.express, couponTypes.system];

/**
 * Bounds of a VIP bet (CPN-11); null for live bets, types with several stakes, and accounts without a
 * maximum.
 */
export function vipBounds<C extends string>(
  typeId: number,
  risk: Risk,
  { min, max, maxPayout }: Bounds<C>,
): Bounds<C> | null {
  if (max === null || maxPayout === null || risk.isLive || !wholeTypes.includes(typeId))
    return null;
  const payout = times(maxPayout, timesThePayout);
  const most = atMost(times(max, timesTheStake), stakeFor(payout, risk.perUnit));
  return { min, max: atLeast(most, max), maxPayout: payout };
}

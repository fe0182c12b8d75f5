import { couponTypes } from "~/features/coupon/types";
import { atLeast, atMost, times } from "~/features/money/amount";
import { type Bounds, type Risk, stakeFor } from "./bounds";

/** VIP bets are taken for at most so many times the ordinary maximum, and pay at most so many times its payout. */
const timesTheStake = 3;
const timesThePayout = 2;

/** Types with one stake on the whole; blocks are bounded by themselves, and singles are no VIP bets (CPN-11). */
const wholeTypes: readonly number[] = [couponTypes.single, couponTypes.express, couponTypes.system];

/**
 * The bounds of a stake as a VIP bet (CPN-11); null where none is taken: live bets, types whose parts
 * have stakes of their own, accounts without a maximum.
 */
export function vipBounds<C extends string>(
  typeId: number,
  risk: Risk,
  { min, max, maxPayout }: Bounds<C>,
): Bounds<C> | null {
  if (max === null || maxPayout === null || risk.isLive || !wholeTypes.includes(typeId)) return null;
  const payout = times(maxPayout, timesThePayout);
  const most = atMost(times(max, timesTheStake), stakeFor(payout, risk.perUnit));
  return { min, max: atLeast(most, max), maxPayout: payout };
}

import { isAmountAbove, type Minor } from "../../money/amount";
import { type CouponTypeId, couponKindByType } from "../kinds";
import type { StakeAndPayoutBounds } from "./stake";

/** The bounds of a VIP bet; `maxPayout` null = unbounded. */
export interface VipStakeAndPayoutBounds<C extends string = string> {
  readonly maxBetAmount: Minor<C>;
  readonly maxPayout: Minor<C> | null;
}

/** The stake range of a VIP bet: more than `above` (the ordinary maximum), up to `max`. */
export interface VipStakeRange<C extends string = string> {
  readonly above: Minor<C>;
  readonly max: Minor<C>;
  readonly maxPayout: Minor<C> | null;
}

/** What decides whether a coupon can be a VIP bet; `maxBetAmount` null = unbounded. */
export interface VipEligibilityFacts<C extends string = string> {
  readonly isVipBet: boolean;
  readonly typeId: CouponTypeId;
  readonly maxBetAmount: Minor<C> | null;
  readonly bets: readonly { readonly isLive: boolean }[];
}

/**
 * Whether a coupon can be a VIP bet (CPN-11): the player asks for one, there is a maximum stake, at
 * least one bet and no live bet, and the coupon is not singles.
 */
export function canCouponBeVipBet<C extends string>({
  isVipBet,
  typeId,
  maxBetAmount,
  bets,
}: VipEligibilityFacts<C>): boolean {
  const hasLineBetsOnly = bets.length > 0 && bets.every(({ isLive }) => !isLive);
  return (
    isVipBet &&
    maxBetAmount !== null &&
    hasLineBetsOnly &&
    couponKindByType(typeId).stakedOn !== "bet"
  );
}

/** A coupon's stake range as a VIP bet; null if it cannot be one or the platform accepts none. */
export function vipStakeRange<C extends string>(
  facts: VipEligibilityFacts<C>,
  bounds: Pick<StakeAndPayoutBounds<C>, "vip"> | null,
): VipStakeRange<C> | null {
  const vip = bounds?.vip;
  if (!vip || facts.maxBetAmount === null || !canCouponBeVipBet(facts)) return null;
  return { above: facts.maxBetAmount, max: vip.maxBetAmount, maxPayout: vip.maxPayout };
}

/** Whether a stake is above the ordinary maximum: a VIP bet. */
export function isVipStake<C extends string>(
  stake: Minor<C>,
  vip: VipStakeRange<C> | null,
): vip is VipStakeRange<C> {
  return vip !== null && isAmountAbove(stake, vip.above);
}

/** The largest payout of a stake; VIP bets have their own. */
export function maxPayoutOfStake<C extends string>(
  stake: Minor<C>,
  maxPayout: Minor<C> | null,
  vip: VipStakeRange<C> | null,
): Minor<C> | null {
  return isVipStake(stake, vip) ? vip.maxPayout : maxPayout;
}

import { isAbove, type Minor } from "../../money/amount";
import { type CouponTypeId, kindOf } from "../kinds";
import type { Bounds } from "./stake";

/** The bounds of a VIP bet; `maxPayout` null = unbounded. */
export interface VipStakeBounds<C extends string = string> {
  readonly maxBetAmount: Minor<C>;
  readonly maxPayout: Minor<C> | null;
}

/** The stake range of a VIP bet: more than `above` (the ordinary maximum), up to `max`. */
export interface VipTerms<C extends string = string> {
  readonly above: Minor<C>;
  readonly max: Minor<C>;
  readonly maxPayout: Minor<C> | null;
}

/** What decides whether a coupon can be a VIP bet; `maxBetAmount` null = unbounded. */
export interface VipFacts<C extends string = string> {
  readonly isVipBet: boolean;
  readonly typeId: CouponTypeId;
  readonly maxBetAmount: Minor<C> | null;
  readonly bets: readonly { readonly isLive: boolean }[];
}

/** `isActiveVipBet` (CPN-11): requested, a finite maximum, line bets only and at least one, not singles. */
export function isVipActive<C extends string>({
  isVipBet,
  typeId,
  maxBetAmount,
  bets,
}: VipFacts<C>): boolean {
  const hasLineBetsOnly = bets.length > 0 && bets.every(({ isLive }) => !isLive);
  return isVipBet && maxBetAmount !== null && hasLineBetsOnly && kindOf(typeId).stakedOn !== "bet";
}

/** The terms of a VIP bet; null if it is not active or the platform does not accept one. */
export function vipTerms<C extends string>(
  facts: VipFacts<C>,
  bounds: Pick<Bounds<C>, "vip"> | null,
): VipTerms<C> | null {
  const vip = bounds?.vip;
  if (!vip || facts.maxBetAmount === null || !isVipActive(facts)) return null;
  return { above: facts.maxBetAmount, max: vip.maxBetAmount, maxPayout: vip.maxPayout };
}

/** Whether a stake is above the ordinary maximum: a VIP bet. */
export function isVipStake<C extends string>(
  stake: Minor<C>,
  vip: VipTerms<C> | null,
): vip is VipTerms<C> {
  return vip !== null && isAbove(stake, vip.above);
}

/** The largest payout of a stake; VIP bets have their own. */
export function payoutBound<C extends string>(
  stake: Minor<C>,
  maxPayout: Minor<C> | null,
  vip: VipTerms<C> | null,
): Minor<C> | null {
  return isVipStake(stake, vip) ? vip.maxPayout : maxPayout;
}

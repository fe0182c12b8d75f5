import { isAbove, type Minor } from "../../money/amount";
import { type CouponTypeId, couponTypes } from "../types";
import type { Bounds } from "./stake";

/** What a VIP bet is bounded by; `maxPayout` null = unbounded. */
export interface VipBounds<C extends string = string> {
  readonly maxBetAmount: Minor<C>;
  readonly maxPayout: Minor<C> | null;
}

/** A coupon that may be staked on as a VIP bet: from more than `above` (its ordinary maximum) up to `max`. */
export interface VipTerms<C extends string = string> {
  readonly above: Minor<C>;
  readonly max: Minor<C>;
  readonly maxPayout: Minor<C> | null;
}

/** What makes a coupon one that can be a VIP bet; `maxBetAmount` null = unbounded. */
export interface VipFacts<C extends string = string> {
  readonly isVipBet: boolean;
  readonly typeId: CouponTypeId;
  readonly maxBetAmount: Minor<C> | null;
  readonly bets: readonly { readonly isLive: boolean }[];
}

/** `isActiveVipBet` (CPN-11): asked for, with a finite maximum, line bets only and at least one, and no singles. */
export function isVipActive<C extends string>({
  isVipBet,
  typeId,
  maxBetAmount,
  bets,
}: VipFacts<C>): boolean {
  const hasLineBetsOnly = bets.length > 0 && bets.every(({ isLive }) => !isLive);
  return isVipBet && maxBetAmount !== null && hasLineBetsOnly && typeId !== couponTypes.singles;
}

/** The terms of a VIP bet; null where it is not active, or the platform takes none of this coupon. */
export function vipTerms<C extends string>(
  facts: VipFacts<C>,
  bounds: Pick<Bounds<C>, "vip"> | null,
): VipTerms<C> | null {
  const vip = bounds?.vip;
  if (!vip || facts.maxBetAmount === null || !isVipActive(facts)) return null;
  return { above: facts.maxBetAmount, max: vip.maxBetAmount, maxPayout: vip.maxPayout };
}

/** Whether a stake is above the ordinary maximum, and so a VIP bet. */
export function isVipStake<C extends string>(stake: Minor<C>, vip: VipTerms<C> | null): vip is VipTerms<C> {
  return vip !== null && isAbove(stake, vip.above);
}

/** The most that a stake may return: that of VIP bets where it is one. */
export function payoutBound<C extends string>(
  stake: Minor<C>,
  maxPayout: Minor<C> | null,
  vip: VipTerms<C> | null,
): Minor<C> | null {
  return isVipStake(stake, vip) ? vip.maxPayout : maxPayout;
}

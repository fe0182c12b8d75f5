import type { Bounds } from "./stake";
import { type CouponTypeId, couponTypes } from "./types";

/** What a VIP bet is bounded by; minor units, `maxPayout` null = unbounded. */
export interface VipBounds {
  readonly maxBetAmount: number;
  readonly maxPayout: number | null;
}

/** A coupon that may be staked on as a VIP bet: from more than `above` (its ordinary maximum) up to `max`. Minor units. */
export interface VipTerms {
  readonly above: number;
  readonly max: number;
  readonly maxPayout: number | null;
}

/** What makes a coupon one that can be a VIP bet; `maxBetAmount` null = unbounded. */
export interface VipFacts {
  readonly isVipBet: boolean;
  readonly typeId: CouponTypeId;
  readonly maxBetAmount: number | null;
  readonly bets: readonly { readonly isLive: boolean }[];
}

/** `isActiveVipBet` (CPN-11): asked for, with a finite maximum, line bets only and at least one, and no singles. */
export function isVipActive({ isVipBet, typeId, maxBetAmount, bets }: VipFacts): boolean {
  const hasLineBetsOnly = bets.length > 0 && bets.every(({ isLive }) => !isLive);
  return isVipBet && maxBetAmount !== null && hasLineBetsOnly && typeId !== couponTypes.singles;
}

/** The terms of a VIP bet; null where it is not active, or the platform takes none of this coupon. */
export function vipTerms(facts: VipFacts, bounds: Pick<Bounds, "vip"> | null): VipTerms | null {
  const vip = bounds?.vip;
  if (!vip || facts.maxBetAmount === null || !isVipActive(facts)) return null;
  return { above: facts.maxBetAmount, max: vip.maxBetAmount, maxPayout: vip.maxPayout };
}

/** Whether a stake (minor units) is above the ordinary maximum, and so a VIP bet. */
export function isVipStake(stake: number, vip: VipTerms | null): vip is VipTerms {
  return vip !== null && stake > vip.above;
}

/** The most that a stake may return: that of VIP bets where it is one. */
export function payoutBound(stake: number, maxPayout: number | null, vip: VipTerms | null): number | null {
  return isVipStake(stake, vip) ? vip.maxPayout : maxPayout;
}

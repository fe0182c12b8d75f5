import { isBelow, type Minor } from "../../money/amount";
import { parsePrice, productOf } from "../../odds/price";
import { type Exact, exactAt, exactAtMost, type Ratio, sumOf } from "../../odds/ratio";
import { type CouponTypeId, couponTypes, isProduct } from "../types";

/** What a coupon's bonus depends on of a bet (CPN-06). */
export interface BonusLeg {
  /** Decimal text. */
  readonly coef: string;
  readonly kind: number;
}

/** A part of the return that is added to it: `percent` of it, at most `most` (CPN-13, CPN-14). */
export interface Extra<C extends string = string> {
  readonly percent: number;
  readonly most: Minor<C>;
}

/** What a coupon gets beside its prices. */
export interface Rewards<C extends string = string> {
  /** By how many percent the coefficient of an express grows; 0 = by none (CPN-06). */
  readonly bonusPercent: number;
  /** Added where the coupon is won. */
  readonly extras: readonly Extra<C>[];
}

/** The hyper-bonus as the platform offers it: for stakes from `minBetLimit` on, at most `maxLimit` (CPN-13). */
export interface HyperBonus<C extends string = string> {
  readonly percent: number;
  readonly minBetLimit: Minor<C>;
  readonly maxLimit: Minor<C>;
}

/** A promo code that the player may use, and what it adds (CPN-14). */
export interface PromoCode<C extends string = string> extends Extra<C> {
  readonly code: string;
}

export const noRewards = { bonusPercent: 0, extras: [] } as const;

/** The bonus as a bet of its own on forms: of sport 0, it can be taken out like any other (CPN-03). */
export const bonusBetId = "0:0:bonus:";

const leastBets = 3;
const leastCoef = "1.1";
const leastTotal = "1.01";
/** Bets of this kind are counted by no bonus. */
const kindWithout = 7;
const mostPercent = 10;

/**
 * By how many percent an express grows (CPN-06): as many as it has bets, from three on and ten at most; none where a
 * price is below 1.1, a bet of kind 7, the feature off, or the bonus was taken out by hand.
 */
export function bonusPercentOf(
  legs: readonly BonusLeg[],
  terms: { readonly isOn: boolean; readonly isDeleted: boolean; readonly typeId: CouponTypeId },
): number {
  if (!terms.isOn || terms.isDeleted || terms.typeId !== couponTypes.express) return 0;
  const prices = legs.map(({ coef }) => parsePrice(coef));
  const isEach = legs.every(({ kind }, at) => kind !== kindWithout && (prices[at]?.gte(leastCoef) ?? false));
  const total = productOf(prices.flatMap((price) => price ?? []));
  return isEach && total.gte(leastTotal) ? percentFor(legs.length) : 0;
}

/** The percent that so many bets bring; once placed, those that became void no longer count. */
export function percentFor(bets: number): number {
  return bets < leastBets ? 0 : Math.min(bets, mostPercent);
}

/** A ratio grown by percent. */
export function grownBy({ num, den }: Ratio, percent: number): Ratio {
  return { num: num * BigInt(100 + percent), den: den * 100n };
}

/** A return with what is added to it: of each extra its part, or the most that it may be. */
export function withExtras<C extends string>(won: Exact<C>, extras: readonly Extra<C>[]): Exact<C> {
  const added = extras.map(({ percent, most }) =>
    exactAtMost(exactAt(won, { num: BigInt(percent), den: 100n }), most),
  );
  return sumOf([won, ...added]);
}

/** What a stake gets added when it wins: the hyper-bonus from its least stake on, and a promo code. */
export function extrasFor<C extends string>(
  stake: Minor<C>,
  typeId: CouponTypeId,
  { hyperBonus, promo }: { readonly hyperBonus: HyperBonus<C> | null; readonly promo: PromoCode<C> | null },
): Extra<C>[] {
  if (!isProduct(typeId)) return [];
  const isHyper = hyperBonus !== null && hyperBonus.percent > 0 && !isBelow(stake, hyperBonus.minBetLimit);
  return [
    ...(isHyper ? [{ percent: hyperBonus.percent, most: hyperBonus.maxLimit }] : []),
    ...(promo ? [{ percent: promo.percent, most: promo.most }] : []),
  ];
}

import { isAmountBelow, type Minor } from "../money/amount";
import { parsePrice, productOfPrices } from "../odds/price";
import {
  capUnroundedAmount,
  multiplyUnroundedAmount,
  type Ratio,
  sumUnroundedAmounts,
  type UnroundedAmount,
} from "../odds/ratio";
import { type CouponTypeId, couponKindByType } from "./kinds";

/** What the express bonus depends on in each bet: its price and its market's kind (CPN-06). */
export interface ExpressBonusLeg {
  /** Decimal text. */
  readonly coef: string;
  readonly kind: number;
}

/** An addition to the return: `percent` of it, capped at `most` (CPN-13, CPN-14). */
export interface ReturnExtra<C extends string = string> {
  readonly percent: number;
  readonly most: Minor<C>;
}

/** What a coupon gets on top of its prices. */
export interface CouponRewards<C extends string = string> {
  /** Percent added to the price of an express; 0 = none (CPN-06). */
  readonly bonusPercent: number;
  /** Added to the return if the coupon wins. */
  readonly extras: readonly ReturnExtra<C>[];
}

/** The platform's hyper-bonus: for stakes from `minBetLimit`, capped at `maxLimit` (CPN-13). */
export interface HyperBonus<C extends string = string> {
  readonly percent: number;
  readonly minBetLimit: Minor<C>;
  readonly maxLimit: Minor<C>;
}

/** A promo code that the player may use, and its addition (CPN-14). */
export interface PromoCode<C extends string = string> extends ReturnExtra<C> {
  readonly code: string;
}

export const noCouponRewards = { bonusPercent: 0, extras: [] } as const;

/**
 * The form value that names the bonus bet: no real game or market has its ids (0). It is removed
 * like any other bet (CPN-03).
 */
export const bonusBetId = "0:0:bonus:";

const leastBets = 3;
const leastCoef = "1.1";
const leastTotal = "1.01";
/** Bets of this kind exclude the bonus. */
const kindWithout = 7;
const mostPercent = 10;

/**
 * The percent an express gains (CPN-06): one per bet, from three bets, ten at most. None if a price is below
 * 1.1, a bet is of kind 7, the feature is off or the player removed the bonus.
 */
export function expressBonusPercent(
  legs: readonly ExpressBonusLeg[],
  terms: { readonly isOn: boolean; readonly isDeleted: boolean; readonly typeId: CouponTypeId },
): number {
  if (!terms.isOn || terms.isDeleted || !couponKindByType(terms.typeId).takesExpressOffers)
    return 0;
  const prices = legs.map(({ coef }) => parsePrice(coef));
  const isEach = legs.every(
    ({ kind }, at) => kind !== kindWithout && (prices[at]?.gte(leastCoef) ?? false),
  );
  const total = productOfPrices(prices.flatMap((price) => price ?? []));
  return isEach && total.gte(leastTotal) ? expressBonusPercentForBetCount(legs.length) : 0;
}

/**
 * The express bonus for so many bets, percent: 0 below three bets, else one per bet, ten at most.
 * After placing, void bets are not counted.
 */
export function expressBonusPercentForBetCount(bets: number): number {
  return bets < leastBets ? 0 : Math.min(bets, mostPercent);
}

/** Increases a ratio by `percent`. */
export function increaseByPercent({ num, den }: Ratio, percent: number): Ratio {
  return { num: num * BigInt(100 + percent), den: den * 100n };
}

/** A return plus its extras: the percent of each, capped at its `most`. */
export function addReturnExtras<C extends string>(
  won: UnroundedAmount<C>,
  extras: readonly ReturnExtra<C>[],
): UnroundedAmount<C> {
  const added = extras.map(({ percent, most }) =>
    capUnroundedAmount(multiplyUnroundedAmount(won, { num: BigInt(percent), den: 100n }), most),
  );
  return sumUnroundedAmounts([won, ...added]);
}

/**
 * What is added to the return of a winning stake: the hyper-bonus, if the stake reaches its
 * minimum, and the promo code's addition. [] for types that are not one product of prices.
 */
export function returnExtrasFor<C extends string>(
  stake: Minor<C>,
  typeId: CouponTypeId,
  {
    hyperBonus,
    promo,
  }: { readonly hyperBonus: HyperBonus<C> | null; readonly promo: PromoCode<C> | null },
): ReturnExtra<C>[] {
  if (!couponKindByType(typeId).isProduct) return [];
  const isHyper =
    hyperBonus !== null && hyperBonus.percent > 0 && !isAmountBelow(stake, hyperBonus.minBetLimit);
  return [
    ...(isHyper ? [{ percent: hyperBonus.percent, most: hyperBonus.maxLimit }] : []),
    ...(promo ? [{ percent: promo.percent, most: promo.most }] : []),
  ];
}

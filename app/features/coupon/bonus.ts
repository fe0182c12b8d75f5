import { parsePrice, productOf } from "../odds/price";
import { type Ratio, sumOf } from "../odds/ratio";
import { type CouponTypeId, couponTypes, isProduct } from "./types";

/** What a coupon's bonus depends on of a bet (CPN-06). */
export interface BonusLeg {
  /** Decimal text. */
  readonly coef: string;
  readonly kind: number;
}

/** A part of the return that is added to it: `percent` of it, at most `most` minor units (CPN-13, CPN-14). */
export interface Extra {
  readonly percent: number;
  readonly most: number;
}

/** What a coupon gets beside its prices. */
export interface Rewards {
  /** By how many percent the coefficient of an express grows; 0 = by none (CPN-06). */
  readonly bonusPercent: number;
  /** Added where the coupon is won. */
  readonly extras: readonly Extra[];
}

/** The hyper-bonus as the platform offers it; limits are minor units (CPN-13). */
export interface HyperBonus {
  readonly percent: number;
  readonly minBetLimit: number;
  readonly maxLimit: number;
}

/** A promo code that the player may use, and what it adds (CPN-14). */
export interface PromoCode extends Extra {
  readonly code: string;
}

export const noRewards: Rewards = { bonusPercent: 0, extras: [] };

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
  return percent === 0 ? { num, den } : { num: num * BigInt(100 + percent), den: den * 100n };
}

/** A return (minor units, exact) with what is added to it: of each extra its part, or the most that it may be. */
export function withExtras(won: Ratio, extras: readonly Extra[]): Ratio {
  const added = extras.map(({ percent, most }): Ratio => {
    const part = { num: won.num * BigInt(percent), den: won.den * 100n };
    return part.num > BigInt(most) * part.den ? { num: BigInt(most), den: 1n } : part;
  });
  return added.length === 0 ? won : sumOf([won, ...added]);
}

/** What a stake (minor units) gets added when it wins: the hyper-bonus from its least stake on, and a promo code. */
export function extrasFor(
  stake: number,
  typeId: CouponTypeId,
  { hyperBonus, promo }: { readonly hyperBonus: HyperBonus | null; readonly promo: PromoCode | null },
): Extra[] {
  if (!isProduct(typeId)) return [];
  const isHyper = hyperBonus !== null && hyperBonus.percent > 0 && stake >= hyperBonus.minBetLimit;
  return [
    ...(isHyper ? [{ percent: hyperBonus.percent, most: hyperBonus.maxLimit }] : []),
    ...(promo ? [{ percent: promo.percent, most: promo.most }] : []),
  ];
}

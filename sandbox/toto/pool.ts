import {
  addAmounts,
  asMinor,
  type Minor,
  subtractAmounts,
  sumAmounts,
  zero,
} from "~/domain/money/amount";
import type { TotoSection } from "./sections";

/** Share of the stakes that the operator keeps, percent. */
export const housePercent = 10;

/** A coupon in a draw; `ways` are its variants by the number of guessed matches. */
export interface PoolCoupon<C extends string = string> {
  readonly id: number;
  readonly stake: Minor<C>;
  readonly perVariant: Minor<C>;
  readonly ways: readonly number[];
}

/** Result of a winning category. */
export interface CategoryResult<C extends string = string> {
  readonly hits: number;
  /**
   * The money that the category shares out: its part of the pool, in the first category with the
   * jackpot.
   */
  readonly part: Minor<C>;
  readonly variants: number;
  readonly coupons: number;
  readonly paid: Minor<C>;
}

export interface PoolDivision<C extends string = string> {
  readonly staked: Minor<C>;
  readonly house: Minor<C>;
  readonly categories: readonly CategoryResult<C>[];
  /** What each coupon wins, by coupon id; those that win nothing are left out. */
  readonly wins: ReadonlyMap<number, Minor<C>>;
  readonly jackpot: Minor<C>;
  readonly isJackpotWon: boolean;
}

/**
 * Divides the stakes of one currency (LOT-02). The house keeps its part, categories share the rest by percent, and
 * winning variants share their category's part by their stakes, rounded down. What nobody wins, and every
 * remainder of a division, goes to the jackpot, which the first category wins; so stakes and the jackpot before
 * are always the house's part, the wins and the jackpot after, to the smallest unit.
 */
export function dividePool<C extends string>(
  { categories }: TotoSection,
  iso: C,
  coupons: readonly PoolCoupon<C>[],
  jackpot: Minor<C>,
): PoolDivision<C> {
  const staked = sumAmounts(coupons.map(({ stake }) => stake));
  const house = percentOf(staked, housePercent, iso);
  const pool = subtractAmounts(staked, house);
  const wins = new Map<number, Minor<C>>();
  const results = categories.map(({ hits, percent }, at): CategoryResult<C> => {
    const own = percentOf(pool, percent, iso);
    const part = at === 0 ? addAmounts(own, jackpot) : own;
    const winners = coupons.filter(({ ways }) => (ways[hits] ?? 0) > 0);
    const weightOf = ({ perVariant, ways }: PoolCoupon<C>) =>
      BigInt(perVariant) * BigInt(ways[hits] ?? 0);
    const whole = winners.reduce((sum, coupon) => sum + weightOf(coupon), 0n);
    const paid = winners.map((coupon) => {
      const win = asMinor(Number((BigInt(part) * weightOf(coupon)) / whole), iso);
      wins.set(coupon.id, addAmounts(wins.get(coupon.id) ?? zero(), win));
      return win;
    });
    const variants = winners.reduce((sum, { ways }) => sum + (ways[hits] ?? 0), 0);
    return { hits, part, variants, coupons: winners.length, paid: sumAmounts(paid) };
  });
  const left = subtractAmounts(
    addAmounts(pool, jackpot),
    sumAmounts(results.map(({ paid }) => paid)),
  );
  const isJackpotWon = (results[0]?.coupons ?? 0) > 0;
  return { staked, house, categories: results, wins, jackpot: left, isJackpotWon };
}

function percentOf<C extends string>(amount: Minor<C>, percent: number, iso: C): Minor<C> {
  return asMinor(Number((BigInt(amount) * BigInt(percent)) / 100n), iso);
}

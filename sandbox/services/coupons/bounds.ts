import {
  asMinor,
  capAmount,
  type Minor,
  multiplyAmount,
  raiseAmountToMinimum,
  zero,
} from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import { type Ratio, returnRoundedDown } from "~/domain/odds/ratio";

/** Minimum and maximum stake of a coupon and its maximum payout; null = unbounded (CPN-09). */
export interface CouponStakeBounds<C extends string = string> {
  readonly min: Minor<C>;
  readonly max: Minor<C> | null;
  readonly maxPayout: Minor<C> | null;
}

/** Exposure of a coupon: the return of a unit stake if all legs win, and whether one is live. */
export interface CouponExposure {
  readonly perUnit: Ratio;
  readonly isLive: boolean;
}

// In multiples of the currency's minimum stake; in RUB: payout 1,000,000.00, stakes 250,000.00 and
// 100,000.00.
const payoutOfLeast = 50_000;
const lineStakeOfLeast = 12_500;
const liveStakeOfLeast = 5_000;

/** The highest payout of a bet in a currency, as the betting rules name it. */
export function highestPayout<C extends string>(iso: C): Minor<C> {
  return multiplyAmount(currencyOf(iso).least, payoutOfLeast);
}

/**
 * Stake bounds. The minimum applies to the coupon types named in the config, the maximum stake to all but bonus
 * accounts, the highest payout to every account (CPN-09, ACC-04); live bets have a lower maximum than
 * prematch ones.
 */
export function calculateStakeBounds<C extends string>(
  iso: C,
  risk: CouponExposure,
  rules: { readonly hasMinimum: boolean; readonly isBonusAccount: boolean },
): CouponStakeBounds<C> {
  const { least } = currencyOf(iso);
  const min = rules.hasMinimum ? least : asMinor(1, iso);
  const maxPayout = highestPayout(iso);
  if (rules.isBonusAccount) return { min, max: null, maxPayout };
  const cap = multiplyAmount(least, risk.isLive ? liveStakeOfLeast : lineStakeOfLeast);
  return {
    min,
    max: raiseAmountToMinimum(capAmount(cap, maxStakeForPayout(maxPayout, risk.perUnit)), min),
    maxPayout,
  };
}

/** Highest stake with a return within the maximum payout. */
export function maxStakeForPayout<C extends string>(
  payout: Minor<C>,
  { num, den }: Ratio,
): Minor<C> {
  return num === 0n ? zero() : returnRoundedDown(payout, { num: den, den: num });
}

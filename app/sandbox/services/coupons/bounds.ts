import { asMinor, atLeast, atMost, type Minor, times, zero } from "~/features/money/amount";
import { currencyOf } from "~/features/money/money";
import { type Ratio, returnAt } from "~/features/odds/ratio";

/** Least and most stake of a coupon and its highest payout; null = unbounded (CPN-09). */
export interface Bounds<C extends string = string> {
  readonly min: Minor<C>;
  readonly max: Minor<C> | null;
  readonly maxPayout: Minor<C> | null;
}

/** What is staked on: what a unit returns when all wins, and whether a live bet is among the legs. */
export interface Risk {
  readonly perUnit: Ratio;
  readonly isLive: boolean;
}

// In multiples of the currency's least stake: of RUB a payout of 1,000,000.00, stakes of 250,000.00 and 100,000.00.
const payoutOfLeast = 50_000;
const lineStakeOfLeast = 12_500;
const liveStakeOfLeast = 5_000;

/**
 * The bounds of a stake. The least holds for the coupon types that config names, the most for every account but
 * a bonus account (CPN-09); live bets are taken for less than those on the line.
 */
export function boundsOf<C extends string>(
  iso: C,
  risk: Risk,
  rules: { readonly hasMinimum: boolean; readonly isBonusAccount: boolean },
): Bounds<C> {
  const { least } = currencyOf(iso);
  const min = rules.hasMinimum ? least : asMinor(1, iso);
  if (rules.isBonusAccount) return { min, max: null, maxPayout: null };
  const maxPayout = times(least, payoutOfLeast);
  const cap = times(least, risk.isLive ? liveStakeOfLeast : lineStakeOfLeast);
  return { min, max: atLeast(atMost(cap, stakeFor(maxPayout, risk.perUnit)), min), maxPayout };
}

/** The highest stake whose return stays within a payout. */
export function stakeFor<C extends string>(payout: Minor<C>, { num, den }: Ratio): Minor<C> {
  return num === 0n ? zero() : returnAt(payout, { num: den, den: num });
}

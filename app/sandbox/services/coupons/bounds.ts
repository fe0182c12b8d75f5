import { currencyOf } from "~/features/money/money";
import type { Ratio } from "~/features/odds/ratio";

/** Least and most stake of a coupon and its highest payout, minor units; null = unbounded (CPN-09). */
export interface Bounds {
  readonly min: number;
  readonly max: number | null;
  readonly maxPayout: number | null;
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
export function boundsOf(
  iso: string,
  risk: Risk,
  rules: { readonly hasMinimum: boolean; readonly isBonusAccount: boolean },
): Bounds {
  const { least } = currencyOf(iso);
  const min = rules.hasMinimum ? least : 1;
  if (rules.isBonusAccount) return { min, max: null, maxPayout: null };
  const maxPayout = least * payoutOfLeast;
  const cap = least * (risk.isLive ? liveStakeOfLeast : lineStakeOfLeast);
  return { min, max: Math.max(min, Math.min(cap, stakeFor(maxPayout, risk.perUnit))), maxPayout };
}

/** The highest whole stake (minor units) whose return stays within a payout (minor units). */
export function stakeFor(payout: number, { num, den }: Ratio): number {
  return num === 0n ? 0 : Number((BigInt(payout) * den) / num);
}

import Big from "big.js";
import type { Account } from "~/domain/accounts/account";
import { formatBetRef } from "~/domain/coupon/bet";
import { singleBetType } from "~/domain/coupon/kinds";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Refusal } from "~/domain/coupon/refusal";
import { calculatePossibleWin } from "~/domain/coupon/returns/possible-win";
import {
  accountStakeBounds,
  betStakeText,
  type StakeAndPayoutBounds,
  type StakeBounds,
  stakeRefusals,
} from "~/domain/coupon/stakes/stake";
import type { BetRef, CouponCookie } from "~/domain/coupon/types";
import { capAmount, type Minor, sumAmounts, zero } from "~/domain/money/amount";
import { parseTypedAmount } from "~/domain/money/money";

/** A single and the bounds of its stake; null = unbounded (CPN-02, CPN-09). */
export interface SingleBetView<C extends string = string> extends StakeBounds<C> {
  /** The bet's ref as text. */
  readonly id: string;
  readonly marketId: number;
  /** The stake's text. */
  readonly amount: string;
  readonly maxPayout: Minor<C> | null;
}

/** The totals of all singles. `hasAllStakes`: every bet has a stake. */
export interface SinglesTotals<C extends string = string> {
  readonly stake: Minor<C>;
  readonly win: Minor<C>;
  readonly hasAllStakes: boolean;
}

/** The singles of a coupon with their bounds; `bounds` in the coupon's order, null = unknown. */
export function singleViews<C extends string>(
  coupon: CouponCookie,
  bounds: readonly (StakeAndPayoutBounds<C> | null)[] | null,
  context: {
    readonly account: Account<C> | null;
    readonly minAmountTypes: readonly number[];
  },
): SingleBetView<C>[] {
  const { account, minAmountTypes } = context;
  return coupon.bets.map((bet, index) => {
    const own = bounds?.[index] ?? null;
    return {
      id: formatBetRef(bet),
      marketId: bet.marketId,
      amount: betStakeText(coupon, bet),
      ...accountStakeBounds(own, singleBetType, minAmountTypes, account),
      maxPayout: own?.maxPayout ?? null,
    };
  });
}

/**
 * The possible return of a typed stake; null if the stake is invalid. `coef` is decimal text; null = the bet
 * cannot be placed.
 */
export function singlePossibleReturn<C extends string>(
  typed: string,
  coef: string | null,
  iso: C,
  { maxPayout }: Pick<SingleBetView<C>, "maxPayout">,
): Minor<C> | null {
  const stake = parseTypedAmount(typed, iso);
  if (!stake.ok || coef === null) return null;
  return capAmount(calculatePossibleWin(stake.minor, new Big(coef)), maxPayout);
}

/** Sums typed stakes and possible returns, capped at the largest amount. */
export function sumSingles<C extends string>(
  stakes: readonly { readonly typed: string; readonly win: Minor<C> | null }[],
  iso: C,
): SinglesTotals<C> {
  const read = stakes.map(({ typed }) => parseTypedAmount(typed, iso));
  return {
    stake: sumAmounts(read.map((amount) => (amount.ok ? amount.minor : zero<C>()))),
    win: sumAmounts(stakes.map(({ win }) => win ?? zero())),
    hasAllStakes: read.every((amount) => amount.ok && amount.minor > 0),
  };
}

/** The totals of typed stakes at the bets' prices (`coefs`, in the coupon's order). */
export function singlesTotals<C extends string>(
  singles: readonly SingleBetView<C>[],
  coefs: readonly (string | null)[],
  typedOf: (id: string) => string,
  iso: C,
): SinglesTotals<C> {
  const stakes = singles.map((single, index) => {
    const typed = typedOf(single.id);
    return { typed, win: singlePossibleReturn(typed, coefs[index] ?? null, iso, single) };
  });
  return sumSingles(stakes, iso);
}

/** The refusals of singles' stored stakes, each with its bet. */
export function singleStakeRefusals<C extends string>(
  singles: readonly SingleBetView<C>[],
  iso: C,
  account: Account<C> | null,
): Refusal<C>[] {
  return singles.flatMap(({ amount, marketId, ...bounds }) =>
    stakeRefusals(amount, iso, bounds, account).map((refusal) => ({ ...refusal, marketId })),
  );
}

/** A bet's placed coupon among those known so far; a single has one leg. */
export function findPlacedCouponOfSingle(
  ref: BetRef,
  placed: readonly PlacedCoupon[],
): PlacedCoupon | null {
  const isOf = (coupon: PlacedCoupon) =>
    coupon.legs.some(({ marketId }) => marketId === ref.marketId);
  return placed.find(isOf) ?? null;
}

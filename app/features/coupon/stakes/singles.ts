import Big from "big.js";
import type { Account } from "../../accounts/account";
import { atMost, type Minor, totalOf, zero } from "../../money/amount";
import { readAmount } from "../../money/money";
import { betRefText } from "../bet";
import { possibleWin } from "../returns/settle";
import type { BetRef, CouponCookie, PlacedCoupon, Refusal } from "../types";
import { couponTypes } from "../types";
import { type Bounds, betAmountText, type StakeBounds, stakeBounds, stakeRefusals } from "./stake";

/** One bet of singles and what bounds its own stake; null = unbounded (CPN-02, CPN-09). */
export interface SingleView<C extends string = string> extends StakeBounds<C> {
  /** The bet's name. */
  readonly id: string;
  readonly marketId: number;
  /** The stake's text. */
  readonly amount: string;
  readonly maxPayout: Minor<C> | null;
}

/** What all stakes of singles come to. `isWhole`: every bet has a stake. */
export interface SinglesTotal<C extends string = string> {
  readonly stake: Minor<C>;
  readonly win: Minor<C>;
  readonly isWhole: boolean;
}

/** The field of a bet's own stake (docs/forms.md). */
export function singleField(id: string): string {
  return `amount-${id}`;
}

/** The bets of singles with the bounds of each as a single; `bounds` in the coupon's order, null = not known. */
export function singleViews<C extends string>(
  coupon: CouponCookie,
  bounds: readonly (Bounds<C> | null)[] | null,
  context: {
    readonly iso: C;
    readonly account: Account<C> | null;
    readonly minAmountTypes: readonly number[];
  },
): SingleView<C>[] {
  const { iso, account, minAmountTypes } = context;
  return coupon.bets.map((bet, index) => {
    const own = bounds?.[index] ?? null;
    return {
      id: betRefText(bet),
      marketId: bet.marketId,
      amount: betAmountText(coupon, bet, iso),
      ...stakeBounds(own, couponTypes.single, minAmountTypes, account),
      maxPayout: own?.maxPayout ?? null,
    };
  });
}

/** What a typed stake of one bet may bring; null while it is no amount. `coef` is decimal text. */
export function singleWin<C extends string>(
  typed: string,
  coef: string,
  iso: C,
  { maxPayout }: Pick<SingleView<C>, "maxPayout">,
): Minor<C> | null {
  const stake = readAmount(typed, iso);
  if (!stake.ok) return null;
  return atMost(possibleWin(stake.minor, new Big(coef)), maxPayout);
}

/** Sums typed stakes and what they may bring; a sum beyond what an amount can hold stays at the largest one. */
export function singlesTotal<C extends string>(
  stakes: readonly { readonly typed: string; readonly win: Minor<C> | null }[],
  iso: C,
): SinglesTotal<C> {
  const read = stakes.map(({ typed }) => readAmount(typed, iso));
  return {
    stake: totalOf(read.map((amount) => (amount.ok ? amount.minor : zero<C>()))),
    win: totalOf(stakes.map(({ win }) => win ?? zero())),
    isWhole: read.every((amount) => amount.ok && amount.minor > 0),
  };
}

/** What stands against the stakes of singles as they are known, each at its bet. */
export function singlesRefusals<C extends string>(
  singles: readonly SingleView<C>[],
  iso: C,
  account: Account<C> | null,
): Refusal<C>[] {
  return singles.flatMap(({ amount, marketId, ...bounds }) =>
    stakeRefusals(amount, iso, bounds, account).map((refusal) => ({ ...refusal, marketId })),
  );
}

/** The placed coupon of a bet among those known so far; a single has one leg. */
export function placedOf(ref: BetRef, placed: readonly PlacedCoupon[]): PlacedCoupon | null {
  const isOf = (coupon: PlacedCoupon) => coupon.legs.some(({ marketId }) => marketId === ref.marketId);
  return placed.find(isOf) ?? null;
}

import Big from "big.js";
import type { Account } from "../accounts/account";
import { readAmount } from "../money/money";
import { betRefText } from "./bet";
import { possibleWin } from "./settle";
import { type Bounds, betAmountText, type StakeBounds, stakeBounds, stakeRefusals } from "./stake";
import type { BetRef, CouponCookie, PlacedCoupon, Refusal } from "./types";
import { couponTypes } from "./types";

/** One bet of singles and what bounds its own stake; minor units, null = none (CPN-02, CPN-09). */
export interface SingleView extends StakeBounds {
  /** The bet's name. */
  readonly id: string;
  readonly marketId: number;
  /** The stake's text. */
  readonly amount: string;
  readonly maxPayout: number | null;
}

/** What all stakes of singles come to, minor units. `isWhole`: every bet has a stake. */
export interface SinglesTotal {
  readonly stake: number;
  readonly win: number;
  readonly isWhole: boolean;
}

/** The field of a bet's own stake (contract, "Forms"). */
export function singleField(id: string): string {
  return `amount-${id}`;
}

/** The bets of singles with the bounds of each as a single; `bounds` in the coupon's order, null = not known. */
export function singleViews(
  coupon: CouponCookie,
  bounds: readonly (Bounds | null)[] | null,
  context: {
    readonly iso: string;
    readonly account: Account | null;
    readonly minAmountTypes: readonly number[];
  },
): SingleView[] {
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

/** What a typed stake of one bet may bring, minor units; null while it is no amount. `coef` is decimal text. */
export function singleWin(
  typed: string,
  coef: string,
  iso: string,
  { maxPayout }: Pick<SingleView, "maxPayout">,
): number | null {
  const stake = readAmount(typed, iso);
  if (!stake.ok) return null;
  const win = possibleWin(stake.minor, new Big(coef));
  return maxPayout === null ? win : Math.min(win, maxPayout);
}

/** Sums typed stakes and what they may bring; a sum beyond what an amount can hold stays at the largest one. */
export function singlesTotal(
  stakes: readonly { readonly typed: string; readonly win: number | null }[],
  iso: string,
): SinglesTotal {
  const read = stakes.map(({ typed }) => readAmount(typed, iso));
  return {
    stake: sum(read.map((amount) => (amount.ok ? amount.minor : 0))),
    win: sum(stakes.map(({ win }) => win ?? 0)),
    isWhole: read.every((amount) => amount.ok && amount.minor > 0),
  };
}

/** What stands against the stakes of singles as they are known, each at its bet. */
export function singlesRefusals(
  singles: readonly SingleView[],
  iso: string,
  account: Account | null,
): Refusal[] {
  return singles.flatMap(({ amount, marketId, ...bounds }) =>
    stakeRefusals(amount, iso, bounds, account).map((refusal) => ({ ...refusal, marketId })),
  );
}

/** The placed coupon of a bet among those known so far; a single has one leg. */
export function placedOf(ref: BetRef, placed: readonly PlacedCoupon[]): PlacedCoupon | null {
  const isOf = (coupon: PlacedCoupon) => coupon.legs.some(({ marketId }) => marketId === ref.marketId);
  return placed.find(isOf) ?? null;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => Math.min(total + amount, Number.MAX_SAFE_INTEGER), 0);
}

import Big from "big.js";
import type { Account } from "../accounts/account";
import { readAmount } from "../money/money";
import { parsePrice, productOf } from "../odds/price";
import type { BetView } from "./bet-view";
import { effectiveType } from "./changes";
import type { CouponFacts } from "./facts";
import { possibleWin } from "./settle";
import { type SingleView, singlesRefusals, singlesTotal, singleWin } from "./singles";
import { amountText, type StakeBounds, stakeBounds, stakeRefusals } from "./stake";
import type { CouponCookie, Refusal } from "./types";

/** What is staked on a coupon as it stands, and what it may bring; minor units, null = none or not known. */
export interface Staked extends StakeBounds {
  readonly stake: number | null;
  readonly win: number | null;
  readonly coef: Big;
  readonly refusals: readonly Refusal[];
  /** Whether nothing is wrong with the stake, of singles with at least one. */
  readonly isTaken: boolean;
}

/** One stake on the product of all prices (CPN-08). */
export function stakedOnCoupon(
  coupon: CouponCookie,
  rows: readonly BetView[],
  iso: string,
  account: Account | null,
  { bounds, config }: CouponFacts,
): Staked {
  const coef = productOf(rows.flatMap((row) => parsePrice(row.coef) ?? []));
  const typed = amountText(coupon, iso);
  const amount = readAmount(typed, iso);
  const limits = stakeBounds(bounds, effectiveType(coupon), config.coupon.minAmountTypes, account);
  const refusals = rows.length > 0 ? stakeRefusals(typed, iso, limits, account) : [];
  const most = bounds?.maxPayout ?? Number.MAX_SAFE_INTEGER;
  return {
    ...limits,
    stake: amount.ok ? amount.minor : null,
    win: amount.ok && rows.length > 0 ? Math.min(possibleWin(amount.minor, coef), most) : null,
    coef,
    refusals,
    isTaken: refusals.length === 0,
  };
}

/** A stake on each bet by itself: there is no common price, and the bounds are the bets' own (CPN-02). */
export function stakedOnSingles(
  rows: readonly BetView[],
  singles: readonly SingleView[],
  iso: string,
  account: Account | null,
): Staked {
  const stakes = singles.map((single, index) => {
    const coef = rows[index]?.coef ?? "1";
    return { typed: single.amount, win: singleWin(single.amount, coef, iso, single) };
  });
  const { stake, win, isWhole } = singlesTotal(stakes, iso);
  const refusals = singlesRefusals(singles, iso, account);
  const isTaken = singles.some(({ marketId }) => !refusals.some((refusal) => refusal.marketId === marketId));
  return {
    min: null,
    max: null,
    stake: isWhole ? stake : null,
    win: isWhole ? win : null,
    coef: new Big(1),
    refusals,
    isTaken,
  };
}

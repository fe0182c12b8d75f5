import type { Refusal } from "~/domain/coupon/refusal";
import { stakeRefusals } from "~/domain/coupon/stakes/stake";
import { addAmounts, type Minor, subtractAmounts, sumAmounts, zero } from "~/domain/money/amount";
import { parseTypedAmount } from "~/domain/money/money";
import { isBetPlaceable, isBetUnavailable } from "../refusals";
import { singlePossibleReturn } from "../stakes/singles";
import type { CouponView } from "../view";
import { canShowPossibleReturn, isStakeOverLimit } from "./may-promise";

/** The singles of a slip as typed: which are staked, and what may be promised of each and of all. */
export interface SinglesReturnView {
  /** The sum of the readable stakes on bets that can be placed. */
  readonly stake: Minor;
  /** The number of those bets. */
  readonly count: number;
  /** The return of each bet in order; null = nothing is promised. */
  readonly wins: readonly (Minor | null)[];
  /** The return of all; null while one of the staked bets has none. */
  readonly win: Minor | null;
  /** The first refusal that stops all of them; null = none, or no stake is typed. */
  readonly refusal: Refusal | null;
}

/**
 * Possible returns of singles (CPP-04). They are placed in order; bets without a stake stay on the
 * slip, and one invalid stake stops them all. `typedOf` gives plain decimal text.
 */
export function singlesReturnView(
  coupon: CouponView,
  typedOf: (id: string) => string,
): SinglesReturnView {
  const { rows, iso, account } = coupon;
  const isRefused = !canShowPossibleReturn(coupon) || hasUnreadable(coupon, typedOf);
  let stake = zero();
  const staked: (Minor | null)[] = [];
  let refusal: Refusal | null = null;
  const wins = (coupon.singles ?? []).map((single, at): Minor | null => {
    const row = rows[at];
    const typed = typedOf(single.id);
    const amount = parseTypedAmount(typed, iso);
    if (!row || !isBetPlaceable(row)) return null;
    if (!amount.ok || amount.minor === 0) {
      if (typed.trim() !== "") refusal ??= stakeRefusals(typed, iso, single, account)[0] ?? null;
      return null;
    }
    stake = addAmounts(stake, amount.minor);
    const left = account && {
      ...account,
      money: subtractAmounts(account.money, subtractAmounts(stake, amount.minor)),
    };
    // A stake above what the stakes before it leave stops only the bets after it.
    refusal ??= stakeRefusals(typed, iso, single, account)[0] ?? null;
    const isTaken =
      !isRefused &&
      stakeRefusals(typed, iso, single, left).length === 0 &&
      !isStakeOverLimit(coupon, stake);
    const win = isTaken ? singlePossibleReturn(typed, row.coef, iso, single) : null;
    staked.push(win);
    return win;
  });
  const sure = staked.flatMap((win) => win ?? []);
  const isSure = sure.length > 0 && sure.length === staked.length;
  return { stake, count: staked.length, wins, win: isSure ? sumAmounts(sure) : null, refusal };
}

/** Whether a stake typed for an available bet is zero or no amount. Empty stakes do not count: their bets stay on the slip. */
function hasUnreadable(
  { singles, rows, iso }: CouponView,
  typedOf: (id: string) => string,
): boolean {
  return (singles ?? []).some(({ id }, at) => {
    const row = rows[at];
    const typed = typedOf(id);
    const amount = parseTypedAmount(typed, iso);
    return (
      row && !isBetUnavailable(row) && typed.trim() !== "" && (!amount.ok || amount.minor === 0)
    );
  });
}

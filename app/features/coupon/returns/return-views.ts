import type { ReturnRange } from "~/domain/coupon/returns/combine";
import {
  accountWithAdvance,
  findAdvanceRefusal,
  parseAdvance,
} from "~/domain/coupon/stakes/advance";
import { stakeRefusals } from "~/domain/coupon/stakes/stake";
import {
  addAmounts,
  isAmountAbove,
  type Minor,
  subtractAmounts,
  sumAmounts,
  zero,
} from "~/domain/money/amount";
import { parseTypedAmount } from "~/domain/money/money";
import { blockingRefusal, isBetPlaceable, isBetUnavailable, placeableCoefs } from "../refusals";
import {
  type BlockStakeTotals,
  blocksReturnRange,
  calculateBlockStakeTotals,
} from "../stakes/blocks";
import { singlePossibleReturn } from "../stakes/singles";
import type { CouponView } from "../view";
import { returnsForStake, type UnitReturns } from "./stake-returns";

/** The possible return of one stake, and the bonuses' part of the most. */
export interface CouponReturnView {
  readonly range: ReturnRange;
  readonly added: Minor;
}

/**
 * The return that the slip may promise for one stake on the whole; null = none, because placing it as shown
 * would be refused (CPN-22). `plain` and `advance` are plain decimal text.
 */
export function couponReturnView(
  coupon: CouponView,
  unit: UnitReturns,
  plain: string,
  advance: string,
): CouponReturnView | null {
  const amount = parseTypedAmount(plain, coupon.iso);
  if (!amount.ok || !mayPromise(coupon) || isOverLimit(coupon, amount.minor)) return null;
  const { availablePrepaidAmount: available } = coupon;
  if (findAdvanceRefusal(advance, coupon.iso, { stake: amount.minor, available })) return null;
  const funds = accountWithAdvance(coupon.account, parseAdvance(advance, coupon.iso));
  const bounds = { min: coupon.minBet, max: coupon.vip?.max ?? coupon.maxBet };
  if (stakeRefusals(plain, coupon.iso, bounds, funds).length > 0) return null;
  return returnsForStake(coupon, unit, amount.minor);
}

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
  const isRefused = !mayPromise(coupon) || hasUnreadable(coupon, typedOf);
  let stake = zero();
  const staked: (Minor | null)[] = [];
  const wins = (coupon.singles ?? []).map((single, at): Minor | null => {
    const row = rows[at];
    const typed = typedOf(single.id);
    const amount = parseTypedAmount(typed, iso);
    if (!row || !isBetPlaceable(row) || !amount.ok || amount.minor === 0) return null;
    stake = addAmounts(stake, amount.minor);
    const left = account && {
      ...account,
      money: subtractAmounts(account.money, subtractAmounts(stake, amount.minor)),
    };
    const isTaken =
      !isRefused &&
      stakeRefusals(typed, iso, single, left).length === 0 &&
      !isOverLimit(coupon, stake);
    const win = isTaken ? singlePossibleReturn(typed, row.coef, iso, single) : null;
    staked.push(win);
    return win;
  });
  const sure = staked.flatMap((win) => win ?? []);
  const isSure = sure.length > 0 && sure.length === staked.length;
  return { stake, count: staked.length, wins, win: isSure ? sumAmounts(sure) : null };
}

/** The blocks of a slip as typed; `range` null = nothing is promised. */
export interface BlocksReturnView extends BlockStakeTotals {
  readonly range: ReturnRange | null;
}

/**
 * Possible returns of blocks: they are placed together, so that one invalid stake refuses them all
 * (CPN-02).
 */
export function blocksReturnView(
  coupon: CouponView,
  typedOf: (id: string) => string,
): BlocksReturnView {
  const { iso, account } = coupon;
  const blocks = coupon.blocks ?? [];
  const typed = (id: number) => typedOf(String(id));
  const staked = calculateBlockStakeTotals(coupon, blocks, typed, iso, placeableCoefs(coupon.rows));
  const isTaken =
    staked.hasAllStakes &&
    mayPromise(coupon) &&
    blocks.every((block) => stakeRefusals(typed(block.id), iso, block, account).length === 0) &&
    !(account && isAmountAbove(staked.stake, account.money)) &&
    !isOverLimit(coupon, staked.stake);
  const returns = isTaken ? staked.returns : staked.returns.map(() => null);
  return { ...staked, returns, range: isTaken ? blocksReturnRange(returns) : null };
}

/**
 * Whether a return may be shown: the coupon has no known refusal except those that placing
 * resolves.
 */
function mayPromise(coupon: CouponView): boolean {
  return coupon.count > 0 && blockingRefusal(coupon) === null;
}

/** Whether a stake is above what the player's limits leave (LIM-14). */
function isOverLimit({ stakeLimit, iso }: CouponView, stake: Minor): boolean {
  return stakeLimit !== null && stakeLimit.iso === iso && isAmountAbove(stake, stakeLimit.left);
}

/** Whether a stake that is sent is no amount, or zero; an empty one leaves its bet on the slip. */
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

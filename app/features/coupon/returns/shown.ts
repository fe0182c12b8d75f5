import type { ReturnRange } from "~/domain/coupon/returns/combine";
import { advanceRefusal, readAdvance, withAdvance } from "~/domain/coupon/stakes/advance";
import { stakeRefusals } from "~/domain/coupon/stakes/stake";
import { isAbove, type Minor, minus, plus, totalOf, zero } from "~/domain/money/amount";
import { readAmount } from "~/domain/money/money";
import { blockedBy, isGone, isPlaceable, returnCoefs } from "../refusals";
import { blocksReturnRange, type StakedOnBlocks, stakedOnBlocks } from "../stakes/blocks";
import { singleWin } from "../stakes/singles";
import type { CouponView } from "../view";
import { returnsAt, type UnitReturns } from "./stake-returns";

/** The possible return of one stake, and the bonuses' part of the most. */
export interface ShownWhole {
  readonly range: ReturnRange;
  readonly added: Minor;
}

/**
 * The return that the slip may promise for one stake on the whole; null = none, because placing it as shown
 * would be refused (CPN-22). `plain` and `advance` are plain decimal text.
 */
export function shownWhole(
  coupon: CouponView,
  unit: UnitReturns,
  plain: string,
  advance: string,
): ShownWhole | null {
  const amount = readAmount(plain, coupon.iso);
  if (!amount.ok || !mayPromise(coupon) || isOverLimit(coupon, amount.minor)) return null;
  const { availablePrepaidAmount: available } = coupon;
  if (advanceRefusal(advance, coupon.iso, { stake: amount.minor, available })) return null;
  const funds = withAdvance(coupon.account, readAdvance(advance, coupon.iso));
  const bounds = { min: coupon.minBet, max: coupon.vip?.max ?? coupon.maxBet };
  if (stakeRefusals(plain, coupon.iso, bounds, funds).length > 0) return null;
  return returnsAt(coupon, unit, amount.minor);
}

/** The singles of a slip as typed: which are staked, and what may be promised of each and of all. */
export interface ShownSingles {
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
 * What singles may promise (CPP-04): they are placed in order, those without a stake stay on the slip, and a
 * stake that is no amount stops them all. `typedOf` gives plain decimal text.
 */
export function shownSingles(coupon: CouponView, typedOf: (id: string) => string): ShownSingles {
  const { rows, iso, account } = coupon;
  const isRefused = !mayPromise(coupon) || hasUnreadable(coupon, typedOf);
  let stake = zero();
  const staked: (Minor | null)[] = [];
  const wins = (coupon.singles ?? []).map((single, at): Minor | null => {
    const row = rows[at];
    const typed = typedOf(single.id);
    const amount = readAmount(typed, iso);
    if (!row || !isPlaceable(row) || !amount.ok || amount.minor === 0) return null;
    stake = plus(stake, amount.minor);
    const left = account && { ...account, money: minus(account.money, minus(stake, amount.minor)) };
    const isTaken =
      !isRefused &&
      stakeRefusals(typed, iso, single, left).length === 0 &&
      !isOverLimit(coupon, stake);
    const win = isTaken ? singleWin(typed, row.coef, iso, single) : null;
    staked.push(win);
    return win;
  });
  const sure = staked.flatMap((win) => win ?? []);
  const isSure = sure.length > 0 && sure.length === staked.length;
  return { stake, count: staked.length, wins, win: isSure ? totalOf(sure) : null };
}

/** The blocks of a slip as typed; `range` null = nothing is promised. */
export interface ShownBlocks extends StakedOnBlocks {
  readonly range: ReturnRange | null;
}

/** What blocks may promise: they are placed together, so that one bad stake refuses them all (CPN-02). */
export function shownBlocks(coupon: CouponView, typedOf: (id: string) => string): ShownBlocks {
  const { iso, account } = coupon;
  const blocks = coupon.blocks ?? [];
  const typed = (id: number) => typedOf(String(id));
  const staked = stakedOnBlocks(coupon, blocks, typed, iso, returnCoefs(coupon.rows));
  const isTaken =
    staked.isWhole &&
    mayPromise(coupon) &&
    blocks.every((block) => stakeRefusals(typed(block.id), iso, block, account).length === 0) &&
    !(account && isAbove(staked.stake, account.money)) &&
    !isOverLimit(coupon, staked.stake);
  const returns = isTaken ? staked.returns : staked.returns.map(() => null);
  return { ...staked, returns, range: isTaken ? blocksReturnRange(returns) : null };
}

/** Whether nothing is known against placing but what placing itself asks. */
function mayPromise(coupon: CouponView): boolean {
  return coupon.count > 0 && blockedBy(coupon) === null;
}

/** Whether a stake is above what the player's limits leave (LIM-14). */
function isOverLimit({ stakeLimit, iso }: CouponView, stake: Minor): boolean {
  return stakeLimit !== null && stakeLimit.iso === iso && isAbove(stake, stakeLimit.left);
}

/** Whether a stake that is sent is no amount, or zero; an empty one leaves its bet on the slip. */
function hasUnreadable(
  { singles, rows, iso }: CouponView,
  typedOf: (id: string) => string,
): boolean {
  return (singles ?? []).some(({ id }, at) => {
    const row = rows[at];
    const typed = typedOf(id);
    const amount = readAmount(typed, iso);
    return row && !isGone(row) && typed.trim() !== "" && (!amount.ok || amount.minor === 0);
  });
}

import { capAmount, type Minor, subtractAmounts } from "../../money/amount";
import {
  multiplyUnroundedAmount,
  parseUnroundedAmount,
  returnRoundedDown,
  returnRoundedUp,
  roundDownUnroundedAmount,
  shareOfStake,
} from "../../odds/ratio";

/** The shares of a stake offered as buttons, in percent. */
export const partialCashOutPercents = [25, 50, 75] as const;

/**
 * The least and the greatest part of a stake that can be cashed out, so that what stays on the bet
 * is at least the minimum stake (CPN-23).
 */
export interface PartialCashOutBounds<C extends string = string> {
  readonly least: Minor<C>;
  readonly most: Minor<C>;
}

/** A part of a stake that was cashed out; `at` ISO 8601. */
export interface CashedOutPart<C extends string = string> {
  /** Idempotency key of its request. */
  readonly key: string;
  readonly stake: Minor<C>;
  /** The amount paid for it. */
  readonly amount: Minor<C>;
  readonly at: string;
}

/** The amount at which the platform cashes a bet out by itself; `setAt` ISO 8601. */
export interface AutoCashOut<C extends string = string> {
  readonly amount: Minor<C>;
  readonly setAt: string;
}

/**
 * The cash-out amount of a part of the stake, when `amount` is offered for all of it: the exact
 * proportion, rounded down. All parts together are never paid more than the whole.
 */
export function calculatePartialCashOutAmount<C extends string>(
  amount: Minor<C>,
  stake: Minor<C>,
  part: Minor<C>,
): Minor<C> {
  return returnRoundedDown(amount, shareOfStake(part, stake));
}

/**
 * What a part of the stake returns that stays on the bet, if all its open legs win: exactly what
 * settlement would pay. `win` is the exact return of all of `stake` (`CashOutQuote.win`).
 */
export function possibleReturnOfRest<C extends string>(
  win: string,
  stake: Minor<C>,
  rest: Minor<C>,
): Minor<C> | null {
  const exact = parseUnroundedAmount<C>(win);
  return (
    exact && roundDownUnroundedAmount(multiplyUnroundedAmount(exact, shareOfStake(rest, stake)))
  );
}

/** A percentage of a stake, rounded down. */
export function stakePartByPercent<C extends string>(stake: Minor<C>, percent: number): Minor<C> {
  return returnRoundedDown(stake, { num: BigInt(percent), den: 100n });
}

/**
 * The bounds of a part: it is paid at least the smallest unit, and each stake of what stays (of a coupon, of
 * each block) is at least `min`, the type's minimum stake. Null if there is no such part.
 */
export function partialCashOutBounds<C extends string>(
  offer: Minor<C>,
  {
    stake,
    kept,
    blocks,
    min,
  }: {
    /** The whole stake as placed (`stake`), and the part of it still on the bet (`kept`). */
    readonly stake: Minor<C>;
    readonly kept: Minor<C>;
    /** The stakes of blocks as placed; empty if the coupon has one stake. */
    readonly blocks: readonly Minor<C>[];
    readonly min: Minor<C>;
  },
): PartialCashOutBounds<C> | null {
  if (offer === 0) return null;
  const smallest = blocks.reduce((least, block) => capAmount(least, block), stake);
  if (smallest === 0) return null;
  const least = returnRoundedUp(kept, { num: 1n, den: BigInt(offer) });
  const most = subtractAmounts(kept, returnRoundedUp(min, shareOfStake(stake, smallest)));
  return most < least ? null : { least, most };
}

import { type Minor, minus } from "../../money/amount";
import { returnAt, returnUpAt, shareOfStake } from "../../odds/ratio";

/** The shares of a stake offered as buttons, in percent. */
export const partShares = [25, 50, 75] as const;

/** The stakes that can be cashed out as a part: what stays on the bet is still a bet (CPN-23). */
export interface PartBounds<C extends string = string> {
  readonly least: Minor<C>;
  readonly most: Minor<C>;
}

/** A part of a stake that was cashed out; `at` ISO 8601. */
export interface CashedPart<C extends string = string> {
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
 * What a part of the stake is paid when all of it is offered `amount`: the part's exact proportion, rounded
 * down. The parts of a stake are never paid more than the whole.
 */
export function partAmount<C extends string>(
  amount: Minor<C>,
  stake: Minor<C>,
  part: Minor<C>,
): Minor<C> {
  return returnAt(amount, shareOfStake(part, stake));
}

/** A percentage of a stake, rounded down. */
export function shareOfBet<C extends string>(stake: Minor<C>, percent: number): Minor<C> {
  return returnAt(stake, { num: BigInt(percent), den: 100n });
}

/**
 * The bounds of a part: it is paid at least the smallest unit, and each stake of what stays (of a coupon, of
 * each block) is at least `min`, the type's minimum stake. Null if there is no such part.
 */
export function partBounds<C extends string>(
  offer: Minor<C>,
  {
    stake,
    kept,
    blocks,
    min,
  }: {
    /** The whole stake as placed, and what is still on the bet. */
    readonly stake: Minor<C>;
    readonly kept: Minor<C>;
    /** The stakes of blocks as placed; empty if the coupon has one stake. */
    readonly blocks: readonly Minor<C>[];
    readonly min: Minor<C>;
  },
): PartBounds<C> | null {
  if (offer === 0) return null;
  const smallest = blocks.reduce((least, block) => (block < least ? block : least), stake);
  if (smallest === 0) return null;
  const least = returnUpAt(kept, { num: 1n, den: BigInt(offer) });
  const most = minus(kept, returnUpAt(min, shareOfStake(stake, smallest)));
  return most < least ? null : { least, most };
}

import type { Account } from "~/domain/accounts/account";
import { blockIdOfBet, groupBetsByBlock } from "~/domain/coupon/blocks";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import type { Refusal } from "~/domain/coupon/refusal";
import type { ReturnRange } from "~/domain/coupon/returns/combine";
import { noCouponStakes, toPricedCoupon } from "~/domain/coupon/returns/priced-coupon";
import {
  accountStakeBounds,
  betStakeText,
  type StakeAndPayoutBounds,
  type StakeBounds,
  stakeRefusals,
} from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import { capAmount, type Minor, sumAmounts, zero } from "~/domain/money/amount";
import { parseTypedAmount } from "~/domain/money/money";
import { productOfFactors, returnRoundedDown } from "~/domain/odds/ratio";
import type { BetView } from "../bet-view";

/** A block of a coupon: an express with its own stake (CPN-02); null = unbounded. */
export interface BlockView<C extends string = string> extends StakeBounds<C> {
  readonly id: number;
  /** The stake's text. */
  readonly amount: string;
  readonly maxPayout: Minor<C> | null;
}

/** The blocks of a coupon in order, with their bounds if the platform gives them. */
export function blockViews<C extends string>(
  coupon: CouponCookie,
  bounds: Readonly<Record<string, StakeAndPayoutBounds<C>>>,
  context: {
    readonly account: Account<C> | null;
    readonly minAmountTypes: readonly number[];
  },
): BlockView<C>[] {
  const { account, minAmountTypes } = context;
  const typeId = effectiveCouponType(coupon);
  return [...groupBetsByBlock(coupon.bets).keys()].map((id) => ({
    id,
    amount: betStakeText(coupon, { amount: coupon.amountByBlockId[id] ?? "" }),
    ...accountStakeBounds(bounds[id] ?? null, typeId, minAmountTypes, account),
    maxPayout: bounds[id]?.maxPayout ?? null,
  }));
}

/** The totals of typed block stakes. */
export interface BlockStakeTotals<C extends string = string> {
  readonly stake: Minor<C>;
  /** Whether every block has a valid stake. */
  readonly hasAllStakes: boolean;
  /** Returns by block, in order; null while a stake is invalid or a bet of it cannot be placed. */
  readonly returns: readonly (Minor<C> | null)[];
}

/** Computes the totals of typed block stakes at the bets' prices (`coefs`, in the coupon's order; null = no return). */
export function calculateBlockStakeTotals<C extends string>(
  coupon: Pick<CouponCookie, "bets" | "typeId" | "systemValue">,
  blocks: readonly BlockView<C>[],
  typed: (id: number) => string,
  iso: C,
  coefs: readonly (string | null)[],
): BlockStakeTotals<C> {
  const { legs } = toPricedCoupon(
    coupon,
    noCouponStakes,
    coefs.map((coef) => coef ?? "1"),
  );
  const amounts = blocks.map(({ id }) => parseTypedAmount(typed(id), iso));
  const returns = blocks.map(({ id, maxPayout }, at) => {
    const amount = amounts[at];
    const isOpen = legs.every((leg, index) => blockIdOfBet(leg) !== id || coefs[index] !== null);
    if (!amount?.ok || !isOpen) return null;
    const factors = legs.filter((leg) => blockIdOfBet(leg) === id).map(({ factor }) => factor);
    return capAmount(returnRoundedDown(amount.minor, productOfFactors(factors)), maxPayout);
  });
  const stakes = amounts.map((amount) => (amount.ok ? amount.minor : zero<C>()));
  return { stake: sumAmounts(stakes), hasAllStakes: stakes.every((stake) => stake > 0), returns };
}

/** The refusals of block stakes, each with its block. */
export function blockStakeRefusals<C extends string>(
  blocks: readonly BlockView<C>[],
  iso: C,
  account: Account<C> | null,
): Refusal<C>[] {
  return blocks.flatMap(({ id, amount, ...bounds }) =>
    stakeRefusals(amount, iso, bounds, account).map((refusal) => ({ ...refusal, blockId: id })),
  );
}

/** The range of returns of blocks: the sum of all, the least of one (CPN-22). */
export function blocksReturnRange<C extends string>(
  returns: readonly (Minor<C> | null)[],
): ReturnRange<C> | null {
  const [first, ...others] = returns.flatMap((win) => win ?? []);
  if (first === undefined) return null;
  return {
    most: sumAmounts([first, ...others]),
    least: others.reduce((least, win) => capAmount(least, win), first),
    lines: returns.length,
  };
}

/** Whether a row is in a block. */
export function isInBlock(row: Pick<BetView, "blockId">, id: number): boolean {
  return blockIdOfBet(row) === id;
}

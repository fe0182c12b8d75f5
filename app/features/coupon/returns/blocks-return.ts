import type { Refusal } from "~/domain/coupon/refusal";
import type { ReturnRange } from "~/domain/coupon/returns/combine";
import { stakeRefusals } from "~/domain/coupon/stakes/stake";
import { isAmountAbove } from "~/domain/money/amount";
import { placeableCoefs } from "../refusals";
import {
  type BlockStakeTotals,
  blocksReturnRange,
  calculateBlockStakeTotals,
} from "../stakes/blocks";
import type { CouponView } from "../view";
import { canShowPossibleReturn, isStakeOverLimit } from "./may-promise";

/** The blocks of a slip as typed; `range` null = nothing is promised. */
export interface BlocksReturnView extends BlockStakeTotals {
  readonly range: ReturnRange | null;
  /** The first of the typed stakes' refusals; null = none, or no stake is typed. */
  readonly refusal: Refusal | null;
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
  const refusals = blocks.flatMap((block) => stakeRefusals(typed(block.id), iso, block, account));
  if (account && isAmountAbove(staked.stake, account.money))
    refusals.push({ code: "funds", bound: account.money });
  const isTaken =
    canShowPossibleReturn(coupon) &&
    refusals.length === 0 &&
    !isStakeOverLimit(coupon, staked.stake);
  const returns = isTaken ? staked.returns : staked.returns.map(() => null);
  return {
    ...staked,
    returns,
    range: isTaken ? blocksReturnRange(returns) : null,
    refusal: refusals.find(({ code }) => code !== "no-stake") ?? null,
  };
}

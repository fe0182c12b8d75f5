import type { ReturnRange } from "~/domain/coupon/returns/combine";
import type { Minor } from "~/domain/money/amount";
import { readAmount } from "~/domain/money/money";
import { isPlaceable, returnCoefs } from "~/features/coupon/refusals";
import { returnsAt, unitReturnsOf } from "~/features/coupon/returns/stake-returns";
import { blocksReturnRange, stakedOnBlocks } from "~/features/coupon/stakes/blocks";
import { stakedOnEach } from "~/features/coupon/stakes/singles";
import type { CouponView } from "~/features/coupon/view";

/** What the forms of a coupon say that its stakes may return, before anything is typed; null = nothing. */
export function shownReturn(shown: CouponView): ReturnRange | null {
  const { rows, singles, blocks, iso } = shown;
  const coefs = returnCoefs(rows);
  const amountOf = (all: readonly { id: unknown; amount: string }[]) => (id: unknown) =>
    all.find((one) => one.id === id)?.amount ?? "";
  if (singles) {
    const { win, isWhole } = stakedOnEach(singles, coefs, amountOf(singles), iso);
    return isWhole ? { most: win, least: win, lines: rows.length } : null;
  }
  if (blocks) {
    const staked = stakedOnBlocks(shown, blocks, amountOf(blocks), iso, coefs);
    return staked.isWhole && rows.every(isPlaceable) ? blocksReturnRange(staked.returns) : null;
  }
  const amount = readAmount(shown.amount, iso);
  const isShown = amount.ok && rows.length > 0 && rows.every(isPlaceable);
  return isShown ? returnsAt(shown, unitReturnsOf(shown), amount.minor).range : null;
}

/** The most of it. */
export function possibleWinOf(shown: CouponView): Minor | null {
  return shownReturn(shown)?.most ?? null;
}

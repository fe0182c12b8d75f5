import type { ReturnRange } from "~/domain/coupon/returns/combine";
import type { Minor } from "~/domain/money/amount";
import { blocksReturnView } from "~/features/coupon/returns/blocks-return";
import { couponReturnView } from "~/features/coupon/returns/coupon-return";
import { singlesReturnView } from "~/features/coupon/returns/singles-return";
import { calculateUnitReturnRanges } from "~/features/coupon/returns/stake-returns";
import type { CouponView } from "~/features/coupon/view";

/** What the forms of a coupon say that its stakes may return, before anything is typed; null = nothing. */
export function shownReturn(shown: CouponView): ReturnRange | null {
  const { singles, blocks, rows } = shown;
  if (singles) {
    const { win } = singlesReturnView(
      shown,
      (id) => singles.find((one) => one.id === id)?.amount ?? "",
    );
    return win === null ? null : { most: win, least: win, lines: rows.length };
  }
  if (blocks) {
    const typedOf = (id: string) => blocks.find((one) => String(one.id) === id)?.amount ?? "";
    return blocksReturnView(shown, typedOf).range;
  }
  const unit = calculateUnitReturnRanges(shown);
  return couponReturnView(shown, unit, shown.amount, shown.prepaidAmount)?.range ?? null;
}

/** The most of it. */
export function possibleWinOf(shown: CouponView): Minor | null {
  return shownReturn(shown)?.most ?? null;
}

import { extrasFor } from "~/domain/coupon/bonus";
import {
  type ReturnRange,
  returnRangeAt,
  type UnitReturnRange,
  unitReturnRange,
} from "~/domain/coupon/returns/combine";
import { noStakes, pricedCouponOf } from "~/domain/coupon/returns/priced-coupon";
import { payoutBound } from "~/domain/coupon/stakes/vip";
import { type Minor, minus } from "~/domain/money/amount";
import type { CouponView } from "../view";

/** The returns per unit of a coupon with one stake, with its bonus and without. */
export interface UnitReturns {
  readonly whole: UnitReturnRange;
  readonly bare: UnitReturnRange;
}

/** Computed once per coupon: a stake then costs one multiplication, whatever the number of lines. */
export function unitReturnsOf(coupon: CouponView): UnitReturns {
  const counted = pricedCouponOf(
    coupon,
    noStakes,
    coupon.rows.map(({ coef }) => coef),
  );
  const { bonusPercent } = coupon.rewards;
  const bare = unitReturnRange(counted);
  return { bare, whole: bonusPercent === 0 ? bare : unitReturnRange({ ...counted, bonusPercent }) };
}

/** What a stake may return, and how much of the most is bonuses (CPN-13, CPN-14, CPN-22). */
export function returnsAt(
  coupon: CouponView,
  { whole, bare }: UnitReturns,
  stake: Minor,
): { readonly range: ReturnRange; readonly added: Minor } {
  const extras = extrasFor(stake, coupon.effectiveTypeId, coupon.rewards);
  const maxPayout = payoutBound(stake, coupon.maxPayout, coupon.vip);
  const range = returnRangeAt(whole, stake, maxPayout, extras);
  return { range, added: minus(range.most, returnRangeAt(bare, stake, maxPayout).most) };
}

import { returnExtrasFor } from "~/domain/coupon/bonus";
import {
  calculateUnitReturnRange,
  type ReturnRange,
  returnRangeForStake,
  type UnitReturnRange,
} from "~/domain/coupon/returns/combine";
import { noCouponStakes, toPricedCoupon } from "~/domain/coupon/returns/priced-coupon";
import { maxPayoutOfStake } from "~/domain/coupon/stakes/vip";
import { type Minor, subtractAmounts } from "~/domain/money/amount";
import type { CouponView } from "../view";

/** The returns per unit of a coupon with one stake, with its bonus and without. */
export interface UnitReturns {
  readonly whole: UnitReturnRange;
  readonly bare: UnitReturnRange;
}

/**
 * The returns per unit of a coupon with one stake. They are computed once per coupon: each typed
 * stake then costs one multiplication, whatever the number of lines.
 */
export function calculateUnitReturnRanges(coupon: CouponView): UnitReturns {
  const counted = toPricedCoupon(
    coupon,
    noCouponStakes,
    coupon.rows.map(({ coef }) => coef),
  );
  const { bonusPercent } = coupon.rewards;
  const bare = calculateUnitReturnRange(counted);
  return {
    bare,
    whole: bonusPercent === 0 ? bare : calculateUnitReturnRange({ ...counted, bonusPercent }),
  };
}

export interface StakeReturns {
  readonly range: ReturnRange;
  /** The bonuses' part of the most. */
  readonly added: Minor;
  /** The highest payout, if it limits the most; null = it does not. */
  readonly limitedTo: Minor | null;
}

/**
 * The possible return of a stake, and the bonuses' part of the maximum (CPN-13, CPN-14, CPN-22).
 */
export function returnsForStake(
  coupon: CouponView,
  { whole, bare }: UnitReturns,
  stake: Minor,
): StakeReturns {
  const extras = returnExtrasFor(stake, coupon.effectiveTypeId, coupon.rewards);
  const maxPayout = maxPayoutOfStake(stake, coupon.maxPayout, coupon.vip);
  const range = returnRangeForStake(whole, stake, maxPayout, extras);
  return {
    range,
    limitedTo: range.most === maxPayout ? maxPayout : null,
    added: subtractAmounts(range.most, returnRangeForStake(bare, stake, maxPayout).most),
  };
}

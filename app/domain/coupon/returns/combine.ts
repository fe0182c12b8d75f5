import { capAmount, isAmountAbove, type Minor } from "../../money/amount";
import {
  capUnroundedAmount,
  multiplyUnroundedAmount,
  type Ratio,
  ratioInTenThousandths,
  ratioText,
  roundDownUnroundedAmount,
  shareOfStake,
  sumUnroundedAmounts,
  type UnroundedAmount,
  unroundedReturn,
} from "../../odds/ratio";
import { blockIdOfBet } from "../blocks";
import { addReturnExtras, increaseByPercent, type ReturnExtra } from "../bonus";
import { type CouponTypeId, couponKindByType } from "../kinds";
import type { SystemLineLeg } from "./lines";

/** A leg for computing returns: `factor` is the return per unit. */
export interface PricedLeg extends SystemLineLeg {
  readonly blockId: number;
}

/** A coupon for computing returns; `stake` is the total. */
export interface PricedCoupon<C extends string = string> {
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  readonly stake: Minor<C>;
  /** The part of the stake still on the bet after cash-outs; absent = all of it (CPN-23). */
  readonly kept?: Minor<C>;
  readonly amountByBlockId: Readonly<Record<string, Minor<C>>>;
  /** The largest return of each block, by its number from 1 (CPN-09); absent = unbounded. */
  readonly maxPayoutByBlockId?: Readonly<Record<string, Minor<C>>>;
  readonly legs: readonly PricedLeg[];
  /** Percent added to the price of an express (CPN-06); absent = none. */
  readonly bonusPercent?: number;
  /**
   * What the hyper-bonus (CPN-13) and a promo code (CPN-14) add to the return of a single or an
   * express; absent = nothing.
   */
  readonly extras?: readonly ReturnExtra<C>[];
}

/** What the return per unit depends on. */
type Unit = Pick<PricedCoupon, "typeId" | "systemValue" | "legs" | "bonusPercent">;

/** The range of possible returns (CPN-22); `lines` for a system. */
export interface ReturnRange<C extends string = string> {
  readonly most: Minor<C>;
  /** The smallest winning return: one line of a system, one of the blocks. */
  readonly least: Minor<C>;
  readonly lines: number;
}

/** The return per unit of one stake, with the bonus of an express; singles count at the highest price. */
export function calculateUnitReturn({ typeId, systemValue, legs, bonusPercent = 0 }: Unit): Ratio {
  const kind = couponKindByType(typeId);
  const ratios = legs.map(({ factor, isBanker }) => ({
    ratio: ratioInTenThousandths(factor),
    isBanker,
  }));
  const bare = kind.perUnit(ratios, systemValue);
  return kind.isProduct ? increaseByPercent(bare, bonusPercent) : bare;
}

/** The exact return of a whole coupon: the sum over all stakes, not rounded (CPN-25). */
function exactTotal<C extends string>(coupon: PricedCoupon<C>): UnroundedAmount<C> {
  const shares = couponKindByType(coupon.typeId).sharesOf(coupon);
  const returns = shares.map(({ stake, legs }) => {
    const exact = unroundedReturn(stake, calculateUnitReturn({ ...coupon, legs }));
    const [first] = legs;
    const most = first && coupon.maxPayoutByBlockId?.[blockIdOfBet(first)];
    return most === undefined ? exact : capUnroundedAmount(exact, most);
  });
  return addReturnExtras(sumUnroundedAmounts(returns), coupon.extras ?? []);
}

/** As `exactTotalReturn`, rounded down: only the total is rounded (CPN-25). */
export function calculateTotalReturn<C extends string>(
  coupon: PricedCoupon<C>,
  maxPayout: Minor<C> | null = null,
): Minor<C> {
  return roundDownUnroundedAmount(exactTotalReturn(coupon, maxPayout));
}

/**
 * The exact return of a coupon, at most `maxPayout` (null = unbounded) for its whole stake; after
 * cash-outs the exact proportion of the stake that is still on the bet (CPN-23).
 */
export function exactTotalReturn<C extends string>(
  coupon: PricedCoupon<C>,
  maxPayout: Minor<C> | null,
): UnroundedAmount<C> {
  const { stake, kept = stake } = coupon;
  const whole = exactTotal(coupon);
  const isOver = maxPayout !== null && isAmountAbove(roundDownUnroundedAmount(whole), maxPayout);
  const paid = isOver ? capUnroundedAmount(whole, maxPayout) : whole;
  return kept === stake ? paid : multiplyUnroundedAmount(paid, shareOfStake(kept, stake));
}

/** Return per unit of the whole stake, decimal text: products are exact, means cut to 6 decimals. */
export function unitReturnText<C extends string>(coupon: PricedCoupon<C>): string {
  const { isProduct, stakedOn } = couponKindByType(coupon.typeId);
  const digits = isProduct ? 4 * coupon.legs.length + 2 : 6;
  if (stakedOn !== "block") return ratioText(calculateUnitReturn(coupon), digits);
  const { num, den } = exactTotal(coupon);
  return ratioText({ num, den: den * BigInt(Math.max(1, coupon.stake)) }, digits);
}

/**
 * The range of returns per unit of stake of a single, express or system. It is computed once; the return of any
 * stake then takes one multiplication.
 */
export interface UnitReturnRange {
  readonly most: Ratio;
  readonly least: Ratio;
  readonly lines: number;
}

/** The range of returns per unit and the number of lines; blocks have their own stakes. */
export function calculateUnitReturnRange(coupon: Unit): UnitReturnRange {
  const most = calculateUnitReturn(coupon);
  const lines = couponKindByType(coupon.typeId).lines?.(coupon.legs, coupon.systemValue);
  return lines ? { most, least: lines.least, lines: lines.count } : { most, least: most, lines: 1 };
}

/** The range of returns of a stake with its extras, at most `maxPayout` (null = unbounded). */
export function returnRangeForStake<C extends string>(
  { most, least, lines }: UnitReturnRange,
  stake: Minor<C>,
  maxPayout: Minor<C> | null,
  extras: readonly ReturnExtra<C>[] = [],
): ReturnRange<C> {
  const at = (ratio: Ratio) =>
    capAmount(
      roundDownUnroundedAmount(addReturnExtras(unroundedReturn(stake, ratio), extras)),
      maxPayout,
    );
  return { most: at(most), least: at(least), lines };
}

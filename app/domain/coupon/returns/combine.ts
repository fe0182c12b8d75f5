import type Big from "big.js";
import { atMost, type Minor, zero } from "../../money/amount";
import {
  type Exact,
  exactReturn,
  nothing,
  productRatio,
  type Ratio,
  ratioText,
  sumOf,
  wholeOf,
} from "../../odds/ratio";
import { type Extra, grownBy, withExtras } from "../bonus";
import { type CouponTypeId, couponTypes, isProduct } from "../types";
import { type LineLeg, leastLineRatio, lineCount, systemRatio, systemSize } from "./lines";

/** A leg for computing returns: `factor` is the return per unit. */
export interface PricedLeg extends LineLeg {
  readonly blockId: number;
}

/** A coupon for computing returns; `stake` is the total. */
export interface PricedCoupon<C extends string = string> {
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  readonly stake: Minor<C>;
  readonly amountByBlockId: Readonly<Record<string, Minor<C>>>;
  readonly legs: readonly PricedLeg[];
  /** Percent added to the price of an express (CPN-06); absent = none. */
  readonly bonusPercent?: number;
  /** Added to the return of a single or an express (CPN-13, CPN-14); absent = none. */
  readonly extras?: readonly Extra<C>[];
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

/** A bet's block; bets not assigned to one are in block 1. */
export function blockOf({ blockId }: { readonly blockId: number }): number {
  return Math.max(1, blockId);
}

/** The blocks of a coupon in order, each with its bets. */
export function blocksOf<T extends { readonly blockId: number }>(
  bets: readonly T[],
): Map<number, T[]> {
  const ids = [...new Set(bets.map(blockOf))].toSorted((a, b) => a - b);
  return new Map(ids.map((id) => [id, bets.filter((bet) => blockOf(bet) === id)]));
}

/** The return per unit of a single, an express or a system; other types have stakes per block or bet. */
export function unitReturn({ typeId, systemValue, legs, bonusPercent = 0 }: Unit): Ratio {
  if (typeId !== couponTypes.system) return grownBy(productRatio(factorsOf(legs)), bonusPercent);
  const size = sizeOf({ systemValue, legs });
  return size === null ? nothing : systemRatio(legs, size);
}

/** The exact return of a coupon: the sum over all stakes, not rounded (CPN-25). */
function exactTotal<C extends string>(coupon: PricedCoupon<C>): Exact<C> {
  const { extras = [] } = coupon;
  if (coupon.typeId !== couponTypes.blocks)
    return withExtras(exactReturn(coupon.stake, unitReturn(coupon)), extras);
  return sumOf(
    [...blocksOf(coupon.legs)].map(([id, legs]) =>
      exactReturn(coupon.amountByBlockId[id] ?? zero(), productRatio(factorsOf(legs))),
    ),
  );
}

/** The return of a coupon; only the total is rounded, down (CPN-25). */
export function totalReturn<C extends string>(coupon: PricedCoupon<C>): Minor<C> {
  return wholeOf(exactTotal(coupon));
}

/** Return per unit of the whole stake, decimal text: products are exact, means cut to 6 decimals. */
export function coefText<C extends string>(coupon: PricedCoupon<C>): string {
  const digits = isProduct(coupon.typeId) ? 4 * coupon.legs.length + 2 : 6;
  if (coupon.typeId !== couponTypes.blocks) return ratioText(unitReturn(coupon), digits);
  const { num, den } = exactTotal(coupon);
  return ratioText({ num, den: den * BigInt(Math.max(1, coupon.stake)) }, digits);
}

/** Return per unit of a single, express or system: computed once, a stake costs one multiplication. */
export interface UnitReturnRange {
  readonly most: Ratio;
  readonly least: Ratio;
  readonly lines: number;
}

/** The range of returns per unit and the number of lines; blocks have their own stakes. */
export function unitReturnRange(coupon: Unit): UnitReturnRange {
  const most = unitReturn(coupon);
  if (coupon.typeId !== couponTypes.system) return { most, least: most, lines: 1 };
  const size = sizeOf(coupon);
  if (size === null) return { most, least: nothing, lines: 0 };
  return {
    most,
    least: leastLineRatio(coupon.legs, size),
    lines: lineCount(eventsOf(coupon.legs), size),
  };
}

/** The range of returns of a stake with its extras, at most `maxPayout` (null = unbounded). */
export function returnRangeAt<C extends string>(
  { most, least, lines }: UnitReturnRange,
  stake: Minor<C>,
  maxPayout: Minor<C> | null,
  extras: readonly Extra<C>[] = [],
): ReturnRange<C> {
  const at = (ratio: Ratio) =>
    atMost(wholeOf(withExtras(exactReturn(stake, ratio), extras)), maxPayout);
  return { most: at(most), least: at(least), lines };
}

/** The number of events of a system: all legs but bankers (CPN-25). */
export function eventsOf(legs: readonly Pick<LineLeg, "isBanker">[]): number {
  return legs.filter(({ isBanker }) => !isBanker).length;
}

function sizeOf({ systemValue, legs }: Pick<PricedCoupon, "systemValue" | "legs">): number | null {
  return systemSize(systemValue, eventsOf(legs));
}

function factorsOf(legs: readonly LineLeg[]): Big[] {
  return legs.map(({ factor }) => factor);
}

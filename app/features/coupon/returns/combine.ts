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
import { type Extra, grownBy, withExtras } from "../bonuses/bonus";
import { type CouponTypeId, couponTypes, isProduct } from "../types";
import { type LineLeg, leastLineRatio, lineCount, systemRatio, systemSize } from "./lines";

/** A leg as its coupon counts it: `factor` is what one unit on it brings. */
export interface PricedLeg extends LineLeg {
  readonly blockId: number;
}

/** A coupon as far as its money is concerned; `stake` is the whole. */
export interface PricedCoupon<C extends string = string> {
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  readonly stake: Minor<C>;
  readonly amountByBlockId: Readonly<Record<string, Minor<C>>>;
  readonly legs: readonly PricedLeg[];
  /** By how many percent an express grows (CPN-06); none where absent. */
  readonly bonusPercent?: number;
  /** What is added to the return of a single or an express (CPN-13, CPN-14); nothing where absent. */
  readonly extras?: readonly Extra<C>[];
}

/** What any stake on it comes to. */
type Unit = Pick<PricedCoupon, "typeId" | "systemValue" | "legs" | "bonusPercent">;

/** What may come back of a stake, for its player (CPN-22); lines as a system has them. */
export interface ReturnRange<C extends string = string> {
  readonly most: Minor<C>;
  /** The least that something won brings: of a system one line, of blocks one of them. */
  readonly least: Minor<C>;
  readonly lines: number;
}

/** In which block a bet stands: those that nobody has put into one are in the first. */
export function blockOf({ blockId }: { readonly blockId: number }): number {
  return Math.max(1, blockId);
}

/** The blocks of a coupon in their order, each with its bets. */
export function blocksOf<T extends { readonly blockId: number }>(bets: readonly T[]): Map<number, T[]> {
  const ids = [...new Set(bets.map(blockOf))].toSorted((a, b) => a - b);
  return new Map(ids.map((id) => [id, bets.filter((bet) => blockOf(bet) === id)]));
}

/** What one unit staked on a single, an express or a system returns; of other types stakes are the blocks' or bets' own. */
export function unitReturn({ typeId, systemValue, legs, bonusPercent = 0 }: Unit): Ratio {
  if (typeId !== couponTypes.system) return grownBy(productRatio(factorsOf(legs)), bonusPercent);
  const size = sizeOf({ systemValue, legs });
  return size === null ? nothing : systemRatio(legs, size);
}

/** What a coupon returns, exactly: the sum over all that is staked on, rounded by nobody yet (CPN-25). */
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

/** What a coupon returns; only the total is rounded, down (CPN-25). */
export function totalReturn<C extends string>(coupon: PricedCoupon<C>): Minor<C> {
  return wholeOf(exactTotal(coupon));
}

/** What a unit staked on the whole returns as decimal text: of a product exact, of a mean over lines cut to 6 decimals. */
export function coefText<C extends string>(coupon: PricedCoupon<C>): string {
  const digits = isProduct(coupon.typeId) ? 4 * coupon.legs.length + 2 : 6;
  if (coupon.typeId !== couponTypes.blocks) return ratioText(unitReturn(coupon), digits);
  const { num, den } = exactTotal(coupon);
  return ratioText({ num, den: den * BigInt(Math.max(1, coupon.stake)) }, digits);
}

/** What any stake on a single, an express or a system comes to: counted once, so that a stake costs one product. */
export interface UnitReturnRange {
  readonly most: Ratio;
  readonly least: Ratio;
  readonly lines: number;
}

/** The most and the least that a unit staked returns, and over how many lines; blocks have stakes of their own. */
export function unitReturnRange(coupon: Unit): UnitReturnRange {
  const most = unitReturn(coupon);
  if (coupon.typeId !== couponTypes.system) return { most, least: most, lines: 1 };
  const size = sizeOf(coupon);
  if (size === null) return { most, least: nothing, lines: 0 };
  return { most, least: leastLineRatio(coupon.legs, size), lines: lineCount(eventsOf(coupon.legs), size) };
}

/** What a stake may bring with what is added to it, at most `maxPayout` (null = unbounded). */
export function returnRangeAt<C extends string>(
  { most, least, lines }: UnitReturnRange,
  stake: Minor<C>,
  maxPayout: Minor<C> | null,
  extras: readonly Extra<C>[] = [],
): ReturnRange<C> {
  const at = (ratio: Ratio) => atMost(wholeOf(withExtras(exactReturn(stake, ratio), extras)), maxPayout);
  return { most: at(most), least: at(least), lines };
}

/** How many events a system chooses from: all but the bankers (CPN-25). */
export function eventsOf(legs: readonly Pick<LineLeg, "isBanker">[]): number {
  return legs.filter(({ isBanker }) => !isBanker).length;
}

function sizeOf({ systemValue, legs }: Pick<PricedCoupon, "systemValue" | "legs">): number | null {
  return systemSize(systemValue, eventsOf(legs));
}

function factorsOf(legs: readonly LineLeg[]): Big[] {
  return legs.map(({ factor }) => factor);
}

import type Big from "big.js";
import { productOfFactors, productOfRatios, type Ratio, zeroRatio } from "../../odds/ratio";
import { integersFromTo, isCoverValue, lineSizes, listCoverValues } from "../covers";
import { minSystemValue } from "../limits";

/** A leg of a system: its return per unit, and whether it is in every line. */
export interface SystemLineLeg {
  readonly factor: Big;
  readonly isBanker: boolean;
}

/** The number of events of a system: all legs but bankers (CPN-25). */
export function countSystemEvents(legs: readonly Pick<SystemLineLeg, "isBanker">[]): number {
  return legs.filter(({ isBanker }) => !isBanker).length;
}

/** The number of lines of a system by its system value: a size, or a cover's; 0 if there are too few events. */
export function countSystemLines(events: number, value: number): number {
  return lineSizes(value, events).reduce((sum, size) => sum + countCombinations(events, size), 0);
}

/** The number of combinations of `size` out of `events`; 0 if too few. Exact: C(50, 25) is 47 bits. */
export function countCombinations(events: number, size: number): number {
  if (size < 0 || size > events) return 0;
  let count = 1;
  for (let at = 1; at <= Math.min(size, events - size); at += 1)
    count = (count * (events - at + 1)) / at;
  return count;
}

/** Possible line sizes without bankers: from 2 to one less than the events (CPN-07). */
export function listSystemSizes(events: number): number[] {
  return integersFromTo(minSystemValue, events - 1);
}

/** Possible system values: the sizes of equal lines, then the full covers (CPN-31). */
export function listSystemValues(events: number): number[] {
  return [...listSystemSizes(events), ...listCoverValues(events)];
}

/**
 * The system value: the chosen one, limited to what the events allow; null if they allow none. A
 * cover that these events do not have becomes the one without singles, else the smallest size.
 */
export function clampSystemSize(chosen: number, events: number): number | null {
  const sizes = listSystemSizes(events);
  if (isCoverValue(chosen)) {
    const covers = listCoverValues(events);
    return covers.includes(chosen) ? chosen : (covers[0] ?? sizes[0] ?? null);
  }
  const most = sizes.at(-1);
  return most === undefined ? null : Math.min(Math.max(chosen, minSystemValue), most);
}

/** A leg of a system by its return or worth per unit. */
export interface SystemRatioLeg {
  readonly ratio: Ratio;
  readonly isBanker: boolean;
}

/**
 * The exact mean over a system's lines: every line gets an equal part (CPN-07, CPN-25). The sum over all lines
 * of a size is the elementary symmetric polynomial of the ratios: 20 of 40 takes 800 products, not
 * 137,846,528,820 lines. Of a cover, the sums of its sizes add up.
 */
export function meanOverLines(legs: readonly SystemRatioLeg[], value: number): Ratio {
  const events = legs.flatMap(({ ratio, isBanker }) => (isBanker ? [] : [ratio]));
  const lines = countSystemLines(events.length, value);
  if (lines === 0) return zeroRatio;
  const bankers = productOfRatios(legs.flatMap(({ ratio, isBanker }) => (isBanker ? [ratio] : [])));
  const num = lineSizes(value, events.length).reduce(
    (sum, size) => sum + symmetricSum(events, size),
    0n,
  );
  const den = events.reduce((product, ratio) => product * ratio.den, 1n);
  return { num: bankers.num * num, den: bankers.den * den * BigInt(lines) };
}

/**
 * The smallest return of a winning line per unit of total stake: bankers and lowest factors, of which a
 * cover's shortest lines have the fewest (CPN-22).
 */
export function leastLineRatio(legs: readonly SystemLineLeg[], value: number): Ratio {
  const events = legs.filter((leg) => !leg.isBanker);
  const lines = countSystemLines(events.length, value);
  if (lines === 0) return zeroRatio;
  const lowest = events.map(({ factor }) => factor).toSorted((a, b) => a.cmp(b));
  const bankers = legs.filter((leg) => leg.isBanker).map(({ factor }) => factor);
  const { num, den } = productOfFactors([
    ...bankers,
    ...lowest.slice(0, lineSizes(value, events.length)[0]),
  ]);
  return { num, den: den * BigInt(lines) };
}

/**
 * The elementary symmetric polynomial of degree `size`: the sum of the products of every choice of
 * `size` ratios, as the numerator over the product of all denominators. Keeps, after each ratio, the coefficients of
 * ∏(den + num·x) that can still contribute to x^size.
 */
function symmetricSum(ratios: readonly Ratio[], size: number): bigint {
  const sums = [1n, ...Array.from({ length: size }, () => 0n)];
  for (const [seen, { num, den }] of ratios.entries()) {
    const least = Math.max(0, size - (ratios.length - seen - 1));
    for (let k = Math.min(size, seen + 1); k >= least; k -= 1) {
      sums[k] = (sums[k] ?? 0n) * den + (sums[k - 1] ?? 0n) * num;
    }
  }
  return sums[size] ?? 0n;
}

import type Big from "big.js";
import { productOfFactors, productOfRatios, type Ratio, zeroRatio } from "../../odds/ratio";
import { minSystemValue } from "../limits";

/** A leg of a system: its return per unit, and whether it is in every line. */
export interface SystemLineLeg {
  readonly factor: Big;
  readonly isBanker: boolean;
}

/** A line of a system: its legs' indexes in the coupon, bankers first, and its return per unit. */
export interface SystemLine {
  readonly places: readonly number[];
  readonly ratio: Ratio;
}

/** The number of events of a system: all legs but bankers (CPN-25). */
export function countSystemEvents(legs: readonly Pick<SystemLineLeg, "isBanker">[]): number {
  return legs.filter(({ isBanker }) => !isBanker).length;
}

/** The number of combinations of `size` out of `events`; 0 if too few. Exact: C(50, 25) is 47 bits. */
export function countSystemLines(events: number, size: number): number {
  if (size < 0 || size > events) return 0;
  let count = 1;
  for (let at = 1; at <= Math.min(size, events - size); at += 1)
    count = (count * (events - at + 1)) / at;
  return count;
}

/** Possible line sizes without bankers: from 2 to one less than the events (CPN-07). */
export function listSystemSizes(events: number): number[] {
  const most = events - 1;
  return Array.from(
    { length: Math.max(0, most - minSystemValue + 1) },
    (_, at) => at + minSystemValue,
  );
}

/** The line size: the chosen one, limited to what the events allow; null if they allow none. */
export function clampSystemSize(chosen: number, events: number): number | null {
  const sizes = listSystemSizes(events);
  const most = sizes.at(-1);
  return most === undefined ? null : Math.min(Math.max(chosen, minSystemValue), most);
}

/** A leg of a system by its return or worth per unit. */
export interface SystemRatioLeg {
  readonly ratio: Ratio;
  readonly isBanker: boolean;
}

/**
 * The exact mean over a system's lines: every line gets an equal part (CPN-07, CPN-25). The sum over all lines is the elementary symmetric polynomial of the
 * ratios: 20 of 40 takes 800 products, not 137,846,528,820 lines.
 */
export function meanOverLines(legs: readonly SystemRatioLeg[], size: number): Ratio {
  const events = legs.flatMap(({ ratio, isBanker }) => (isBanker ? [] : [ratio]));
  const lines = countSystemLines(events.length, size);
  if (lines === 0) return zeroRatio;
  const bankers = productOfRatios(legs.flatMap(({ ratio, isBanker }) => (isBanker ? [ratio] : [])));
  const { num, den } = symmetricSum(events, size);
  return { num: bankers.num * num, den: bankers.den * den * BigInt(lines) };
}

/** The smallest return of a winning line per unit of total stake: bankers and lowest factors (CPN-22). */
export function leastLineRatio(legs: readonly SystemLineLeg[], size: number): Ratio {
  const events = legs.filter((leg) => !leg.isBanker);
  const lines = countSystemLines(events.length, size);
  if (lines === 0) return zeroRatio;
  const lowest = events.map(({ factor }) => factor).toSorted((a, b) => a.cmp(b));
  const bankers = legs.filter((leg) => leg.isBanker).map(({ factor }) => factor);
  const { num, den } = productOfFactors([...bankers, ...lowest.slice(0, size)]);
  return { num, den: den * BigInt(lines) };
}

/** Lines `from` to `from + count` of a system in leg order, without computing earlier ones (CPN-22). */
export function systemLines(
  legs: readonly SystemLineLeg[],
  size: number,
  from: number,
  count: number,
): SystemLine[] {
  const placed = legs.map((leg, place) => ({ ...leg, place }));
  const bankers = placed.filter(({ isBanker }) => isBanker);
  const events = placed.filter(({ isBanker }) => !isBanker);
  const total = countSystemLines(events.length, size);
  const lines: SystemLine[] = [];
  for (let at = Math.max(0, from); at < Math.min(total, from + count); at += 1) {
    const line = [...bankers, ...chosenAt(at, events, size)];
    lines.push({
      places: line.map(({ place }) => place),
      ratio: productOfFactors(line.map(({ factor }) => factor)),
    });
  }
  return lines;
}

/**
 * The elementary symmetric polynomial of degree `size`: the sum of the products of every choice of
 * `size` ratios, over the product of all denominators. Keeps, after each ratio, the coefficients of
 * ∏(den + num·x) that can still contribute to x^size.
 */
function symmetricSum(ratios: readonly Ratio[], size: number): Ratio {
  const sums = [1n, ...Array.from({ length: size }, () => 0n)];
  for (const [seen, { num, den }] of ratios.entries()) {
    const least = Math.max(0, size - (ratios.length - seen - 1));
    for (let k = Math.min(size, seen + 1); k >= least; k -= 1) {
      sums[k] = (sums[k] ?? 0n) * den + (sums[k - 1] ?? 0n) * num;
    }
  }
  return { num: sums[size] ?? 0n, den: ratios.reduce((product, { den }) => product * den, 1n) };
}

/** The choice of `size` items at `index`, counted from 0, of all choices in lexical order. */
function chosenAt<T>(index: number, items: readonly T[], size: number): T[] {
  const chosen: T[] = [];
  let rest = index;
  for (const [at, item] of items.entries()) {
    // The number of combinations that continue with this item; 0 once all are chosen.
    const withThis = countSystemLines(items.length - at - 1, size - chosen.length - 1);
    if (rest < withThis) chosen.push(item);
    else rest -= withThis;
  }
  return chosen;
}

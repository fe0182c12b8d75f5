import type Big from "big.js";
import { nothing, productRatio, type Ratio, tenThousandths, timesAll } from "../../odds/ratio";
import { leastSystemValue } from "../limits";

/** A leg as a system's lines count it: what one unit on it brings, and whether every line has it. */
export interface LineLeg {
  readonly factor: Big;
  readonly isBanker: boolean;
}

/** One line of a system: its legs by their places in the coupon, bankers first, and what a unit on it brings. */
export interface Line {
  readonly places: readonly number[];
  readonly ratio: Ratio;
}

/** How many lines take `size` of `events` without order; 0 where there are too few. Exact: C(50, 25) is 47 bits. */
export function lineCount(events: number, size: number): number {
  if (size < 0 || size > events) return 0;
  let count = 1;
  for (let at = 1; at <= Math.min(size, events - size); at += 1) count = (count * (events - at + 1)) / at;
  return count;
}

/** The sizes a line may have beside the bankers: from 2 up to one less than there are events (CPN-07). */
export function systemSizes(events: number): number[] {
  const most = events - 1;
  return Array.from({ length: Math.max(0, most - leastSystemValue + 1) }, (_, at) => at + leastSystemValue);
}

/** The size that a coupon's lines have: what was chosen, as far as its events allow; null where they allow none. */
export function systemSize(chosen: number, events: number): number | null {
  const sizes = systemSizes(events);
  const most = sizes.at(-1);
  return most === undefined ? null : Math.min(Math.max(chosen, leastSystemValue), most);
}

/** A leg of a system by what a unit on it brings or is worth. */
interface RatioLeg {
  readonly ratio: Ratio;
  readonly isBanker: boolean;
}

/** What one unit staked on a system returns, exactly: every line gets the same part of it (CPN-07, CPN-25). */
export function systemRatio(legs: readonly LineLeg[], size: number): Ratio {
  return meanOverLines(
    legs.map(({ factor, isBanker }) => ({ ratio: tenThousandths(factor), isBanker })),
    size,
  );
}

/**
 * The mean over a system's lines, exactly. The sum over all lines is the elementary symmetric polynomial of the ratios,
 * so that 20 of 40 takes 800 products and not 137,846,528,820 lines.
 */
export function meanOverLines(legs: readonly RatioLeg[], size: number): Ratio {
  const events = legs.flatMap(({ ratio, isBanker }) => (isBanker ? [] : [ratio]));
  const lines = lineCount(events.length, size);
  if (lines === 0) return nothing;
  const bankers = timesAll(legs.flatMap(({ ratio, isBanker }) => (isBanker ? [ratio] : [])));
  const { num, den } = symmetricSum(events, size);
  return { num: bankers.num * num, den: bankers.den * den * BigInt(lines) };
}

/** The least that one winning line returns for a unit staked on the whole: bankers and the lowest factors (CPN-22). */
export function leastLineRatio(legs: readonly LineLeg[], size: number): Ratio {
  const events = legs.filter((leg) => !leg.isBanker);
  const lines = lineCount(events.length, size);
  if (lines === 0) return nothing;
  const lowest = events.map(({ factor }) => factor).toSorted((a, b) => a.cmp(b));
  const bankers = legs.filter((leg) => leg.isBanker).map(({ factor }) => factor);
  const { num, den } = productRatio([...bankers, ...lowest.slice(0, size)]);
  return { num, den: den * BigInt(lines) };
}

/** Lines `from` to `from + count` of a system in the order of its legs, without making those before them (CPN-22). */
export function systemLines(legs: readonly LineLeg[], size: number, from: number, count: number): Line[] {
  const placed = legs.map((leg, place) => ({ ...leg, place }));
  const bankers = placed.filter(({ isBanker }) => isBanker);
  const events = placed.filter(({ isBanker }) => !isBanker);
  const total = lineCount(events.length, size);
  const lines: Line[] = [];
  for (let at = Math.max(0, from); at < Math.min(total, from + count); at += 1) {
    const line = [...bankers, ...chosenAt(at, events, size)];
    lines.push({
      places: line.map(({ place }) => place),
      ratio: productRatio(line.map(({ factor }) => factor)),
    });
  }
  return lines;
}

/**
 * e₍ₖ₎ of ratios, over the product of all their denominators: after each ratio, the coefficients of ∏(den + num·x) that
 * can still come to that of x^size.
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

/** The `index`-th choice of `size` items in lexical order. */
function chosenAt<T>(index: number, items: readonly T[], size: number): T[] {
  const chosen: T[] = [];
  let rest = index;
  for (const [at, item] of items.entries()) {
    // So many choices go on with this item; none once all are chosen.
    const withThis = lineCount(items.length - at - 1, size - chosen.length - 1);
    if (rest < withThis) chosen.push(item);
    else rest -= withThis;
  }
  return chosen;
}

import { type Outcome, opposite } from "../markets";
import { hasPrice } from "../offer";
import type { Outlook, Spread } from "../outlook";
import type { MarketType } from "../types";

/** Range and spacing of lines around the even one. */
export interface Rungs {
  readonly step: number;
  readonly reach: number;
}

/** Totals on half lines around the even one, if both sides have an acceptable price. */
export function totalLadder(
  ends: Outlook,
  spread: Spread,
  [over, under]: readonly [MarketType, MarketType],
  rungs: Rungs,
  overround: number,
): readonly Outcome[] {
  const pairs = linesAround(spread, rungs)
    .filter((line) => line > 0)
    .map((line) => [
      { type: over, param: line },
      { type: under, param: line },
    ]);
  return priced(ends, pairs, overround);
}

/** Handicaps in the same way, over the home margin. */
export function handicapLadder(
  ends: Outlook,
  spread: Spread,
  [home, away]: readonly [MarketType, MarketType],
  rungs: Rungs,
  overround: number,
): readonly Outcome[] {
  const pairs = linesAround(spread, rungs).map((lead) => [
    { type: home, param: opposite(lead) },
    { type: away, param: lead },
  ]);
  return priced(ends, pairs, overround);
}

/** Pairs with both sides acceptable. */
export function priced(
  ends: Outlook,
  pairs: readonly (readonly Outcome[])[],
  overround: number,
): readonly Outcome[] {
  return pairs.filter((pair) => pair.every((outcome) => hasPrice(ends, outcome, overround))).flat();
}

/** Half lines: the even one and nearby ones of a fixed grid, so that lines stay stable during play. */
function linesAround(spread: Spread, { step, reach }: Rungs): readonly number[] {
  const even = evenLine(spread);
  const first = Math.ceil((even - reach - 0.5) / step) * step + 0.5;
  const lines = new Set([even]);
  for (let line = first; line <= even + reach; line += step) lines.add(line);
  return [...lines];
}

/** Half line nearest to even probabilities. */
function evenLine({ least, chances }: Spread): number {
  let below = 0;
  for (let at = 0; at < chances.length; at++) {
    const chance = chances[at] ?? 0;
    if (below + chance > 0.5) return least + at + (0.5 - below < below + chance - 0.5 ? -0.5 : 0.5);
    below += chance;
  }
  return least + chances.length - 0.5;
}

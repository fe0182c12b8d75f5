import { type Outcome, opposite } from "../markets";
import { hasPrice } from "../offer";
import type { Outlook, Spread } from "../outlook";
import type { MarketType } from "../types";

/** How far and how densely lines stand around the one that splits the chances evenly. */
export interface Rungs {
  readonly step: number;
  readonly reach: number;
}

/** Totals on half lines around the even one, where both sides have a sensible price. */
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

/** Handicaps likewise, over the spread of the home side's lead. */
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

/** Those pairs of which both sides can be offered. */
export function priced(
  ends: Outlook,
  pairs: readonly (readonly Outcome[])[],
  overround: number,
): readonly Outcome[] {
  return pairs.filter((pair) => pair.every((outcome) => hasPrice(ends, outcome, overround))).flat();
}

/** Half lines: the even one, and those of a fixed grid near it, so that a line stays while play moves around it. */
function linesAround(spread: Spread, { step, reach }: Rungs): readonly number[] {
  const even = evenLine(spread);
  const first = Math.ceil((even - reach - 0.5) / step) * step + 0.5;
  const lines = new Set([even]);
  for (let line = first; line <= even + reach; line += step) lines.add(line);
  return [...lines];
}

/** The half line nearest to even chances. */
function evenLine({ least, chances }: Spread): number {
  let below = 0;
  for (let at = 0; at < chances.length; at++) {
    const chance = chances[at] ?? 0;
    if (below + chance > 0.5) return least + at + (0.5 - below < below + chance - 0.5 ? -0.5 : 0.5);
    below += chance;
  }
  return least + chances.length - 0.5;
}

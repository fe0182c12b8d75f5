import { type MarketOutcome, oppositeLine } from "../markets";
import { canBeOffered } from "../offer";
import type { IntegerDistribution, ResultProbabilities } from "../probabilities";
import type { MarketType } from "../types";

/** Range and spacing of lines around the even one. */
export interface LineStepAndRange {
  readonly step: number;
  readonly reach: number;
}

/** Totals on half lines around the even one, if both sides have an acceptable price. */
export function totalOutcomes(
  ends: ResultProbabilities,
  spread: IntegerDistribution,
  [over, under]: readonly [MarketType, MarketType],
  rungs: LineStepAndRange,
  overround: number,
): readonly MarketOutcome[] {
  const pairs = linesAround(spread, rungs)
    .filter((line) => line > 0)
    .map((line) => [
      { type: over, param: line },
      { type: under, param: line },
    ]);
  return outcomesOfOfferablePairs(ends, pairs, overround);
}

/** Handicap outcomes around the even home margin, if both sides have an acceptable price. */
export function handicapOutcomes(
  ends: ResultProbabilities,
  spread: IntegerDistribution,
  [home, away]: readonly [MarketType, MarketType],
  rungs: LineStepAndRange,
  overround: number,
): readonly MarketOutcome[] {
  const pairs = linesAround(spread, rungs).map((lead) => [
    { type: home, param: oppositeLine(lead) },
    { type: away, param: lead },
  ]);
  return outcomesOfOfferablePairs(ends, pairs, overround);
}

/** The outcomes of those pairs of which both sides have an acceptable price. */
export function outcomesOfOfferablePairs(
  ends: ResultProbabilities,
  pairs: readonly (readonly MarketOutcome[])[],
  overround: number,
): readonly MarketOutcome[] {
  return pairs
    .filter((pair) => pair.every((outcome) => canBeOffered(ends, outcome, overround)))
    .flat();
}

/**
 * Half lines to offer: the one nearest to even, and those of a fixed grid within `reach` of it, so
 * that lines stay stable during play.
 */
function linesAround(
  spread: IntegerDistribution,
  { step, reach }: LineStepAndRange,
): readonly number[] {
  const even = evenLine(spread);
  const first = Math.ceil((even - reach - 0.5) / step) * step + 0.5;
  const lines = new Set([even]);
  for (let line = first; line <= even + reach; line += step) lines.add(line);
  return [...lines];
}

/** Half line nearest to even probabilities. */
function evenLine({ least, chances }: IntegerDistribution): number {
  let below = 0;
  for (let at = 0; at < chances.length; at++) {
    const chance = chances[at] ?? 0;
    if (below + chance > 0.5) return least + at + (0.5 - below < below + chance - 0.5 ? -0.5 : 0.5);
    below += chance;
  }
  return least + chances.length - 0.5;
}

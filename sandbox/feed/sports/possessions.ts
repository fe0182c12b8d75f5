import type { IntegerDistribution } from "../probabilities";
import type { Score } from "../types";

/** Probabilities of 0, 1, 2 or 3 points per possession. */
export type PossessionPointProbabilities = readonly [number, number, number, number];

/** Length of a possession, seconds of play: each slot is one side's possession, in turn. */
export const possessionSeconds = 15;
/** Slots per side in an overtime. */
const overtimeSlots = 10;
const negligible = 1e-8;
/**
 * Number of overtimes that are modelled one by one; a further one occurs in one of ten thousand
 * games.
 */
const mostOvertimes = 3;

/**
 * Probabilities of the points of one possession of a side; at strength 1 it averages just over one
 * point.
 */
export function possessionPointProbabilities(strength: number): PossessionPointProbabilities {
  const [one, two, three] = [0.05 * strength, 0.3 * strength, 0.125 * strength];
  return [1 - one - two - three, one, two, three];
}

/** First slot whose possession may still be open after this many seconds. */
export function firstUndecidedPossessionSlot(seconds: number): number {
  return Math.max(0, Math.ceil((seconds - possessionSeconds / 2) / possessionSeconds));
}

/** Possessions that each side has left after `seconds` of play, in `length` seconds altogether. */
export function possessionsLeft(length: number, seconds: number): { home: number; away: number } {
  const next = firstUndecidedPossessionSlot(seconds);
  const left = Math.max(0, length / possessionSeconds - next);
  return next % 2 === 0
    ? { home: Math.ceil(left / 2), away: Math.floor(left / 2) }
    : { home: Math.floor(left / 2), away: Math.ceil(left / 2) };
}

/**
 * Distributions of the final score's total and of its margin, each for itself: the remaining possessions of both sides, and
 * overtimes until one leads.
 */
export function finalTotalAndMarginDistributions(
  sides: {
    readonly home: PossessionPointProbabilities;
    readonly away: PossessionPointProbabilities;
  },
  score: Score,
  left: { readonly home: number; readonly away: number },
): { totals: IntegerDistribution; margins: IntegerDistribution } {
  const section = play(
    pointsDistribution(sides.home, left.home),
    pointsDistribution(sides.away, left.away),
    score,
  );
  const overtime = play(
    pointsDistribution(sides.home, overtimeSlots),
    pointsDistribution(sides.away, overtimeSlots),
    zero,
  );
  const levelShare = sumOf(section.level);
  const decidedShare = 1 - sumOf(overtime.level);
  const totals = new Float64Array(section.decided.length + mostOvertimes * overtime.decided.length);
  totals.set(section.decided);
  let level = section.level;
  for (let nth = 1; levelShare > 0 && nth <= mostOvertimes; nth++) {
    const isLast = nth === mostOvertimes;
    const next = new Float64Array(level.length + overtime.level.length);
    level.forEach((chance, total) => {
      if (chance === 0) return;
      const share = isLast ? chance / decidedShare : chance;
      addShifted(totals, overtime.decided, total, share);
      if (!isLast) addShifted(next, overtime.level, total, chance);
    });
    level = next;
  }
  const least = Math.min(section.leastMargin, levelShare > 0 ? overtime.leastMargin : 0);
  const most = Math.max(
    section.leastMargin + section.margins.length,
    overtime.leastMargin + overtime.margins.length,
  );
  const margins = new Float64Array(most - least);
  addShifted(margins, section.margins, section.leastMargin - least, 1);
  if (levelShare > 0) {
    addShifted(margins, overtime.margins, overtime.leastMargin - least, levelShare / decidedShare);
  }
  return { totals: { least: 0, chances: [...totals] }, margins: { least, chances: [...margins] } };
}

const zero: Score = { home: 0, away: 0 };

/**
 * Probabilities at the end of regular time or of an overtime: of each total with a winner
 * (`decided`) and with a tie (`level`), and of each lead (`margins`).
 */
function play(home: IntegerDistribution, away: IntegerDistribution, score: Score) {
  const [h0, a0] = [score.home + home.least, score.away + away.least];
  const size = h0 + a0 + home.chances.length + away.chances.length;
  const decided = new Float64Array(size);
  const level = new Float64Array(size);
  const leastMargin = h0 - a0 - away.chances.length;
  const margins = new Float64Array(home.chances.length + away.chances.length);
  for (let h = 0; h < home.chances.length; h++) {
    const homeChance = home.chances[h] ?? 0;
    for (let a = 0; a < away.chances.length; a++) {
      const chance = homeChance * (away.chances[a] ?? 0);
      const margin = h0 + h - a0 - a;
      const total = h0 + h + a0 + a;
      if (margin === 0) level[total] = (level[total] ?? 0) + chance;
      else {
        decided[total] = (decided[total] ?? 0) + chance;
        margins[margin - leastMargin] = (margins[margin - leastMargin] ?? 0) + chance;
      }
    }
  }
  return { decided, level, margins, leastMargin };
}

function addShifted(into: Float64Array, from: Float64Array, by: number, weight: number): void {
  for (let at = 0; at < from.length; at++)
    into[at + by] = (into[at + by] ?? 0) + (from[at] ?? 0) * weight;
}

function sumOf(chances: Float64Array): number {
  return chances.reduce((a, b) => a + b, 0);
}

/** Probabilities of the points of several possessions: the coefficients of a power of a polynomial. */
export function pointsDistribution(
  [none, ...scoring]: PossessionPointProbabilities,
  count: number,
): IntegerDistribution {
  const chances = [none ** count];
  for (let points = 1; points <= 3 * count; points++) {
    let weight = 0;
    scoring.forEach((share, at) => {
      const by = at + 1;
      if (by <= points) weight += (count * by - points + by) * share * (chances[points - by] ?? 0);
    });
    chances.push(Math.max(0, weight / (points * none)));
  }
  return trimmed(chances);
}

/**
 * A distribution of these probabilities, of 0, 1, 2 …, without negligible ends, and with the sum
 * 1.
 */
function trimmed(chances: readonly number[]): IntegerDistribution {
  const least = Math.max(
    0,
    chances.findIndex((chance) => chance > negligible),
  );
  const likely = chances.slice(least, chances.findLastIndex((chance) => chance > negligible) + 1);
  const sum = likely.reduce((a, b) => a + b, 0);
  return { least, chances: likely.map((chance) => chance / sum) };
}

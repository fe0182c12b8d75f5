import type { IntegerDistribution } from "./probabilities";
import { pickByShares, seededRandom } from "./random";
import type { Score } from "./types";

/** Average and variance of a count over both sides of a match. */
export interface CountStatistics {
  readonly mean: number;
  readonly variance: number;
}

/** What is counted in a football match beside goals. */
export interface CornersAndCards<T> {
  readonly corners: T;
  readonly cards: T;
}

/**
 * Average and variance of a match's corners and cards, from the ten leagues of 2024/25 on
 * football-data.co.uk, 2148 matches; a yellow and a red card count 1 each.
 */
export const averageMatchCornersAndCards: CornersAndCards<CountStatistics> = {
  corners: { mean: 9.81, variance: 11.64 },
  cards: { mean: 4.47, variance: 6.14 },
};
/**
 * Share of the home sides in the corners and in the cards of the matches that
 * `averageMatchCornersAndCards` is from.
 */
const homeShare: CornersAndCards<number> = { corners: 0.551, cards: 0.467 };

const most = 60;

/** Distribution of a count: negative binomial, or Poisson where the variance is not above the mean. */
export function countDistribution({ mean, variance }: CountStatistics): IntegerDistribution {
  const chances: number[] = [];
  const excess = variance - mean;
  const size = excess > 1e-9 ? (mean * mean) / excess : Number.POSITIVE_INFINITY;
  const isPoisson = size === Number.POSITIVE_INFINITY;
  let next = isPoisson ? Math.exp(-mean) : (mean / variance) ** size;
  for (let nth = 0; nth <= most; nth++) {
    chances.push(next);
    next *= isPoisson ? mean / (nth + 1) : ((nth + size) / (nth + 1)) * (1 - mean / variance);
  }
  return { least: 0, chances };
}

/** Average and variance of counts; null for fewer than twenty matches. */
export function countStatistics(counts: readonly number[]): CountStatistics | null {
  if (counts.length < 20) return null;
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length;
  const apart = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0);
  return { mean, variance: apart / (counts.length - 1) };
}

/** Corners and cards of an invented match, drawn from the distributions that price them. */
export function randomCornersAndCards(seed: number): CornersAndCards<Score> {
  return { corners: drawn(seed, "corners", 71), cards: drawn(seed, "cards", 72) };
}

function drawn(seed: number, what: keyof CornersAndCards<unknown>, salt: number): Score {
  const count = pickByShares(
    countDistribution(averageMatchCornersAndCards[what]).chances,
    seededRandom(seed, salt),
  );
  const ofHome = Array.from({ length: count }, (_, nth) =>
    seededRandom(seed, salt, nth + 1),
  ).filter((lot) => lot < homeShare[what]);
  return { home: ofHome.length, away: count - ofHome.length };
}

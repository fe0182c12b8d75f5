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
 * Averages and variances of the ten leagues, each by its own matches of the same files: code |
 * corners | variance | cards | variance.
 */
const leagueAverages: ReadonlyMap<string, CornersAndCards<CountStatistics>> = new Map(
  `
D1|9.72|10.59|4.27|5.68
E0|10.57|12.23|4.37|4.90
F1|9.28|12.50|4.13|4.20
G1|8.88|9.15|5.96|8.41
I1|9.49|13.12|4.03|4.89
N1|10.15|10.11|3.15|4.15
P1|9.72|11.70|4.97|6.69
SC0|11.15|12.66|4.02|3.96
SP1|9.27|10.27|4.94|7.10
T1|9.95|10.47|5.03|7.03
`
    .trim()
    .split("\n")
    .map((line) => {
      const [code = "", ...stated] = line.split("|");
      const [corners = 0, cornersVariance = 0, cards = 0, cardsVariance = 0] = stated.map(Number);
      return [
        code,
        {
          corners: { mean: corners, variance: cornersVariance },
          cards: { mean: cards, variance: cardsVariance },
        },
      ];
    }),
);

/** Averages of a league's matches; those of all ten leagues for any other. */
export function leagueCornersAndCards(code: string): CornersAndCards<CountStatistics> {
  return leagueAverages.get(code) ?? averageMatchCornersAndCards;
}

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

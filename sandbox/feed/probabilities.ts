/** Probabilities of the integers from `least` up. */
export interface IntegerDistribution {
  readonly least: number;
  readonly chances: readonly number[];
}

/** Results of a half or a match: home, draw, away. */
export type ThreeWayProbabilities = readonly [home: number, draw: number, away: number];

/** Probabilities of a football match by its halves: the result of each, its goals, and half-time with full time. */
export interface HalvesProbabilities {
  readonly first: ThreeWayProbabilities;
  readonly second: ThreeWayProbabilities;
  /** By the number of goals in the first half. */
  readonly firstTotals: readonly number[];
  /** Probabilities by the result at half-time (outer list) and at full time (inner list). */
  readonly both: readonly [ThreeWayProbabilities, ThreeWayProbabilities, ThreeWayProbabilities];
}

/** Probabilities of one set or map; all sum to that of its being played. */
export interface SetOrMapProbabilities {
  readonly home: number;
  readonly away: number;
  /** By the number of games, points or rounds. */
  readonly totals: readonly number[];
}

/** Probabilities of a game's result, seen from a moment; each group sums to 1. */
export interface ResultProbabilities {
  /**
   * Probability of a home win by the score that settles 1, X and 2; in sports without a draw, by
   * the final score.
   */
  readonly homeWin: number;
  readonly draw: number;
  readonly awayWin: number;
  readonly bothScore: number;
  /** Probabilities by the final number of goals, points, sets or maps of both sides, from 0 up. */
  readonly totals: readonly number[];
  /**
   * Probabilities by final margin, home minus away; the first entry is for the margin
   * `leastMargin`.
   */
  readonly margins: readonly number[];
  readonly leastMargin: number;
  /** Probability that the home side wins, extra play included. */
  readonly overall?: number;
  /**
   * Probabilities by the number of games or points over all sets, and by the home side's margin in
   * them.
   */
  readonly small?: { readonly totals: IntegerDistribution; readonly margins: IntegerDistribution };
  /**
   * Probabilities by final score in goals, sets or maps, "2-1"; of goals, "other" is any score with
   * more than four of a side.
   */
  readonly scores?: ReadonlyMap<string, number>;
  /**
   * Probabilities of a football match by its halves; undefined in other sports, and where the score
   * at half-time is needed and not known.
   */
  readonly halves?: HalvesProbabilities;
  /**
   * Probabilities by the number of corners of both sides; `cards` likewise. Before kick-off only.
   */
  readonly corners?: IntegerDistribution;
  readonly cards?: IntegerDistribution;
  /**
   * Probabilities of each set or map, the n-th at index n - 1: that it is played and won by either
   * side, and by the number of its games, points or rounds.
   */
  readonly parts?: readonly SetOrMapProbabilities[];
}

/**
 * Result probabilities from the distributions of the total and of the margin, each by itself; `bothScore` does not follow
 * from them and is NaN.
 */
export function probabilitiesFromTotalsAndMargins(
  totals: readonly number[],
  margins: IntegerDistribution,
): ResultProbabilities {
  const total = (from: number, to: number) =>
    margins.chances
      .slice(Math.max(0, from - margins.least), Math.max(0, to - margins.least))
      .reduce((a, b) => a + b, 0);
  return {
    homeWin: total(1, Number.POSITIVE_INFINITY),
    draw: total(0, 1),
    awayWin: total(Number.NEGATIVE_INFINITY, 0),
    bothScore: Number.NaN,
    totals,
    margins: margins.chances,
    leastMargin: margins.least,
  };
}

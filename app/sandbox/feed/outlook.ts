/** Probabilities of the integers from `least` up. */
export interface Spread {
  readonly least: number;
  readonly chances: readonly number[];
}

/** Results of a half or a match: home, draw, away. */
export type ResultChances = readonly [home: number, draw: number, away: number];

/** Probabilities of the halves of a football match. */
export interface HalvesOutlook {
  readonly first: ResultChances;
  readonly second: ResultChances;
  /** By the number of goals in the first half. */
  readonly firstTotals: readonly number[];
  /** By the result at half-time, then at full time. */
  readonly both: readonly [ResultChances, ResultChances, ResultChances];
}

/** Probabilities of one set or map; all sum to that of its being played. */
export interface PartChances {
  readonly home: number;
  readonly away: number;
  /** By the number of games, points or rounds. */
  readonly totals: readonly number[];
}

/** Probabilities of a game's result, seen from a moment; each group sums to 1. */
export interface Outlook {
  /** By the score that settles 1, X and 2; for sports without a draw, by the final one. */
  readonly homeWin: number;
  readonly draw: number;
  readonly awayWin: number;
  readonly bothScore: number;
  /** By final number of goals, points, sets or maps. */
  readonly totals: readonly number[];
  /** By the final margin, home minus away; the first entry is `leastMargin`. */
  readonly margins: readonly number[];
  readonly leastMargin: number;
  /** Probability that the home side wins, extra play included. */
  readonly overall?: number;
  /** Games or points over all sets: their number, and the home margin. */
  readonly small?: { readonly totals: Spread; readonly margins: Spread };
  /** By final score in goals, sets or maps, "2-1"; of goals, "other" is any score above four of a side. */
  readonly scores?: ReadonlyMap<string, number>;
  /** By the halves of a football match; undefined where the score at half-time is not known. */
  readonly halves?: HalvesOutlook;
  /** Corners and cards of both sides, before kick-off only. */
  readonly corners?: Spread;
  readonly cards?: Spread;
  /** For the n-th set or map: that it is played and won by either side, and by its games, points or rounds. */
  readonly parts?: readonly PartChances[];
}

/** Outlook from a joint distribution of the total and the margin. */
export function outlookOf(totals: readonly number[], margins: Spread): Outlook {
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

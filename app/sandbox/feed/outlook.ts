/** Chances of the whole numbers from `least` up. */
export interface Spread {
  readonly least: number;
  readonly chances: readonly number[];
}

/** Probabilities of how a game ends, seen from a moment; each group sums to 1. */
export interface Outlook {
  /** By the score that 1, X and 2 are bet on; for sports without a draw, by the final one. */
  readonly homeWin: number;
  readonly draw: number;
  readonly awayWin: number;
  readonly bothScore: number;
  /** By final number of goals, points, sets or maps. */
  readonly totals: readonly number[];
  /** By the final score of the home side minus that of the away side; the first entry stands for `leastMargin`. */
  readonly margins: readonly number[];
  readonly leastMargin: number;
  /** That the home side wins when a level score is played out. */
  readonly overall?: number;
  /** Games or points over all sets: their number, and the home side's less the away side's. */
  readonly small?: { readonly totals: Spread; readonly margins: Spread };
  /** Of each final score in sets or maps, "2-1". */
  readonly scores?: ReadonlyMap<string, number>;
  /** Of the n-th set or map: that it is played and won by either side. */
  readonly parts?: readonly { readonly home: number; readonly away: number }[];
}

/** The outlook of a score whose number and difference are known by chance. */
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

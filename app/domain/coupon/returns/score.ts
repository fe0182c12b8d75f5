/** Goals, points, sets or maps of both sides. */
export interface SideScores {
  readonly home: number;
  readonly away: number;
}

/**
 * The final score that settles a leg (CPN-25). `home` and `away` are goals, points, sets or maps; of regular
 * time in sports where a draw is a market although overtime follows (ice hockey).
 */
export interface FinalScore extends SideScores {
  /** The score with overtime and shoot-out, where `home` and `away` exclude them. */
  readonly overall?: SideScores;
  /** The score of each set or map, in games, points or rounds. */
  readonly parts?: readonly SideScores[];
  /** Football: the score at half-time, corners taken, and cards shown (a yellow or a red one counts 1). */
  readonly halfTime?: SideScores;
  readonly corners?: SideScores;
  readonly cards?: SideScores;
}

/** Whether a selection wins by a score; null = the score does not decide it. */
export type OutcomeVerdict = boolean | null;

/** Whether the home side (`isHome`), else the away side, has more; null = both have the same. */
export function isAhead({ home, away }: SideScores, isHome: boolean): OutcomeVerdict {
  return home === away ? null : home > away === isHome;
}

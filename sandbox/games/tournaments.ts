/** A tournament that runs every week, from Monday to Monday (CAS-09); its number stands in its address. */
export interface Tournament {
  readonly number: number;
  /**
   * What a player's points are. `multiple`: the best return of a single round, in hundredths of its
   * stake. `games`: in how many different games a round has returned twice its stake or more.
   * Neither grows with how much or how long somebody plays.
   */
  readonly points: "multiple" | "games";
  readonly of: "slots" | "other";
  /**
   * Prizes by place, in multiples of the amount step (100.00 in RUB) of the currency of the
   * winner's main account.
   */
  readonly prizes: readonly number[];
}

export const tournaments: readonly Tournament[] = [
  { number: 1, points: "multiple", of: "slots", prizes: [20, 10, 5] },
  { number: 2, points: "games", of: "other", prizes: [15, 8, 4] },
];

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/**
 * Start of week 0 of the tournaments, ms since epoch: the epoch began on a Thursday, and the Monday
 * of that week was three days before.
 */
const mondayMs = -3 * dayMs;

/** A week of a tournament, ms since epoch. */
export interface TournamentWeek {
  readonly week: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

export function tournamentWeekAt(now: number): TournamentWeek {
  return tournamentWeekByNumber(Math.floor((now - mondayMs) / weekMs));
}

export function tournamentWeekByNumber(week: number): TournamentWeek {
  const startsAt = mondayMs + week * weekMs;
  return { week, startsAt, endsAt: startsAt + weekMs };
}

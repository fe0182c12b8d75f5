import type { FinalScore } from "~/features/coupon/returns/outcomes";

/**
 * Codes of the outcomes one can bet on; `param` is the line of a total or handicap (docs/sandbox.md, "Market types").
 * Append only: the first twelve number their markets by their places here.
 */
export const marketTypes = [
  "1",
  "X",
  "2",
  "1X",
  "12",
  "2X",
  "over",
  "under",
  "handicap-1",
  "handicap-2",
  "both-score-yes",
  "both-score-no",
  "winner-1",
  "winner-2",
  "part-1-1",
  "part-1-2",
  "part-2-1",
  "part-2-2",
  "part-3-1",
  "part-3-2",
  "part-4-1",
  "part-4-2",
  "part-5-1",
  "part-5-2",
  "score-2-0",
  "score-2-1",
  "score-1-2",
  "score-0-2",
  "score-3-0",
  "score-3-1",
  "score-3-2",
  "score-2-3",
  "score-1-3",
  "score-0-3",
  "games-over",
  "games-under",
  "games-handicap-1",
  "games-handicap-2",
  "points-over",
  "points-under",
] as const;
export type MarketType = (typeof marketTypes)[number];

/** Text by language; `en` always stands, other languages where the feed has them. */
export type Named = { readonly en: string } & Readonly<Partial<Record<string, string>>>;

export interface Sport {
  readonly id: number;
  /** The segment in paths: `football`. */
  readonly slug: string;
  readonly name: Named;
}

export interface Champ {
  readonly id: number;
  readonly sport: Sport;
  readonly country: Named;
  /** "England. Premier League" */
  readonly name: Named;
}

/** One outcome with its price at a moment. `id` is unique over all games and stands for (game, type, param) for good. */
export interface MarketView {
  readonly id: number;
  readonly type: MarketType;
  /** A line in quarters: -0.75, 2.5; null where the type has none. Lines above 49 are in halves. */
  readonly param: number | null;
  /** Decimal text, at most 3 decimals, above 1. */
  readonly coef: string;
  readonly isBlocked: boolean;
}

export type GameStatus = "line" | "live" | "finished";

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** What is being played; `number` of the game says which quarter, period, set or map. */
export type Period =
  | "first-half"
  | "break"
  | "second-half"
  | "quarter"
  | "period"
  | "overtime"
  | "shootout"
  | "set"
  | "map";

/** How a game ended, where not simply by being played: after extra play, or before its end (its bets are void). */
export type Ending = "overtime" | "shootout" | "retired" | "walkover";

/** A game as it stands at a moment. Times are ms since epoch. */
export interface GameView {
  readonly id: number;
  readonly champ: Champ;
  readonly home: Named;
  readonly away: Named;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly status: GameStatus;
  /** Minute of play shown to people (1 to 90 in football, of the quarter or period elsewhere); null without a clock. */
  readonly minute: number | null;
  readonly period: Period | null;
  /** Which quarter, period, set or map is on; null unless live. */
  readonly number: number | null;
  /** Goals, points, sets or maps, overtime and shoot-out included. */
  readonly score: Score | null;
  /** Football's alone. */
  readonly halfTime: Score | null;
  /** By quarters, periods, sets (in games or points) or maps (in rounds), the one in play last. */
  readonly parts: readonly Score[];
  /** Points of the tennis game in play, as they are called: "15:40", "A:40", "6:4" in a tie-break. */
  readonly points: string | null;
  readonly server: "home" | "away" | null;
  readonly ending: Ending | null;
  /** What bets are settled by (SBX-03); null until the game is finished, and where it is void. */
  readonly final: FinalScore | null;
  /** Seconds of play since kick-off, without breaks; null unless live. */
  readonly gameTimeSec: number | null;
  readonly markets: readonly MarketView[];
}

/** What the control interface has laid over a game (kept in the database, so that it holds for every process). */
export interface GameOverride {
  readonly score?: Score;
  /** `finished` with a score is a result. */
  readonly status?: GameStatus;
  /** Postponed or abandoned: finished without a score, so that bets on it are void. */
  readonly isVoid?: true;
  readonly markets?: ReadonlyMap<number, { readonly coef?: string; readonly isBlocked?: boolean }>;
}
export type Overrides = ReadonlyMap<number, GameOverride>;

export interface GameQuery {
  readonly status?: GameStatus;
  readonly champId?: number;
  /** The slug of a sport. */
  readonly sport?: string;
  /** Kick-off at or after, and before, in ms since epoch. */
  readonly from?: number;
  readonly until?: number;
  /** Free text over team names in any language. */
  readonly team?: string;
  readonly limit?: number;
}

/**
 * A source of fixtures, prices and results. A pure function of the moment: two processes with the same feed
 * and clock see the same bytes, so nothing has to be written as time passes. Games are on the line up to 30 days
 * ahead (fewer where a sport draws its pairs late), live from kick-off, finished at full time (and then kept for at least 30 days for results).
 */
export interface Feed {
  readonly champs: readonly Champ[];
  /** Where the sandbox's clock starts when nobody says otherwise; null = the real time. */
  readonly startsAt: number | null;
  /** What could not be read, a line each ("E0.csv:17 no prices"). */
  readonly report: readonly string[];
  games(query: GameQuery, now: number, overrides?: Overrides): readonly GameView[];
  /** How many games each championship (by its id) has of a status, to the second; those with none are left out. */
  counts(status: GameStatus, now: number, overrides?: Overrides): ReadonlyMap<number, number>;
  /** Any game of the feed at any time, or null. */
  game(id: number, now: number, override?: GameOverride): GameView | null;
  /** The game that a market belongs to, or null. */
  gameOfMarket(marketId: number): number | null;
}

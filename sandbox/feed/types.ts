import type { FinalScore } from "~/domain/coupon/returns/score";
import type { ScoreChance } from "./model";

/**
 * Codes of bettable outcomes; `param` is the line of a total or handicap (docs/sandbox.md, "Market types").
 * Append only: market ids of the first twelve depend on their positions.
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
  "half-1-1",
  "half-1-X",
  "half-1-2",
  "half-2-1",
  "half-2-X",
  "half-2-2",
  "half-1-over",
  "half-1-under",
  "half-full-1-1",
  "half-full-1-X",
  "half-full-1-2",
  "half-full-X-1",
  "half-full-X-X",
  "half-full-X-2",
  "half-full-2-1",
  "half-full-2-X",
  "half-full-2-2",
  "odd",
  "even",
  "corners-over",
  "corners-under",
  "cards-over",
  "cards-under",
  "score-0-0",
  "score-1-0",
  "score-0-1",
  "score-1-1",
  "score-2-2",
  "score-3-3",
  "score-4-0",
  "score-4-1",
  "score-4-2",
  "score-4-3",
  "score-0-4",
  "score-1-4",
  "score-2-4",
  "score-3-4",
  "score-4-4",
  "score-other",
  "part-1-over",
  "part-1-under",
  "part-2-over",
  "part-2-under",
  "part-3-over",
  "part-3-under",
  "part-4-over",
  "part-4-under",
  "part-5-over",
  "part-5-under",
] as const;
export type MarketType = (typeof marketTypes)[number];

/** Text by language; `en` is always present, other languages if the feed has them. */
export type LocalizedText = { readonly en: string } & Readonly<Partial<Record<string, string>>>;

export interface Sport {
  readonly id: number;
  /** Path segment: `football`. */
  readonly slug: string;
  readonly name: LocalizedText;
}

export interface Champ {
  readonly id: number;
  readonly sport: Sport;
  readonly country: LocalizedText;
  /** "England. Premier League" */
  readonly name: LocalizedText;
  /**
   * How it is played, for a championship of esports; absent in all others. The pages of esports are
   * in a section of their own (CAS-12).
   */
  readonly cyber?: CyberFormat;
}

/** How an esports championship is played: scheduled between teams, or simulated around the clock. */
export interface CyberFormat {
  readonly kind: "real" | "virtual";
  /**
   * Whether the pages of its games have a video slot; such a championship belongs to the streamed
   * ones.
   */
  readonly hasVideo: boolean;
}

/**
 * One outcome with its price at a moment. `id` is unique over all games and permanent for (game, type,
 * param).
 */
export interface PricedOutcome {
  readonly id: number;
  readonly type: MarketType;
  /**
   * The line, a multiple of a quarter (-0.75, 2.5), above 49 of a half; null if the outcome's type
   * has none.
   */
  readonly param: number | null;
  /** Decimal text, at most 3 decimals, above 1. */
  readonly coef: string;
  readonly isBlocked: boolean;
}

/** Whether a game is before its start (`line`), in play (`live`) or over. */
export type GameStatus = "line" | "live" | "finished";

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** A goal; `minute` of play, from 1, stoppage time counted on (93). */
export interface GoalWithMinute {
  readonly minute: number;
  readonly side: "home" | "away";
}

/** Current part of play; `number` of the game is the number of the quarter, period, set or map. */
export type GamePeriod =
  | "first-half"
  | "break"
  | "second-half"
  | "quarter"
  | "period"
  | "overtime"
  | "shootout"
  | "set"
  | "map";

/** How a game ended if not regularly: after extra play, or abandoned (its bets are void). */
export type IrregularGameEnding = "overtime" | "shootout" | "retired" | "walkover";

/** State of a game at a moment. Times are ms since epoch. */
export interface GameSnapshot {
  readonly id: number;
  readonly champ: Champ;
  readonly home: LocalizedText;
  readonly away: LocalizedText;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly status: GameStatus;
  /**
   * Displayed minute: 1 to 90 in football, of the current quarter or period elsewhere; null unless
   * live, and in sports without a clock.
   */
  readonly minute: number | null;
  readonly period: GamePeriod | null;
  /** Number of the current quarter, period, set or map, from 1; null unless live and in football. */
  readonly number: number | null;
  /**
   * Score in goals, points, sets or maps, overtime and shoot-out included; null before the start,
   * and of a void game.
   */
  readonly score: Score | null;
  /** Football only. */
  readonly halfTime: Score | null;
  /**
   * Scores of the single quarters, periods, sets (in games or points) or maps (in rounds) so far,
   * in order; in a live game the current one is the last. Empty in football, before the start, and
   * with an overridden score.
   */
  readonly parts: readonly Score[];
  /**
   * Points of the current tennis game as announced: "15:40", "A:40", "6:4" in a tie-break; null
   * unless a tennis match is live.
   */
  readonly points: string | null;
  readonly server: "home" | "away" | null;
  readonly ending: IrregularGameEnding | null;
  /**
   * Goals so far, in order of time, in sports that record them singly (football, ice hockey); empty
   * in others, and with an overridden score.
   */
  readonly goals: readonly GoalWithMinute[];
  /** Score for settlement (SBX-03); null until the game is finished, and if it is void. */
  readonly final: FinalScore | null;
  /** Seconds of play since kick-off, without breaks; null unless live. */
  readonly gameTimeSec: number | null;
  readonly markets: readonly PricedOutcome[];
}

/** When a game is offered and played. Times are ms since epoch. */
export interface GameFixture {
  readonly id: number;
  readonly champ: Champ;
  readonly home: LocalizedText;
  readonly away: LocalizedText;
  readonly status: GameStatus;
  /** When it comes on the line. */
  readonly offeredAt: number;
  readonly startsAt: number;
  /** By the timetable, computed when it is read; a game that the control interface has ended may have ended earlier. */
  readonly endsAt: number;
}

/** Overrides of a game by the control interface, stored in the database for every process. */
export interface GameOverride {
  readonly score?: Score;
  /** `finished` with a score is a result. */
  readonly status?: GameStatus;
  /** Postponed or abandoned: finished without a score, so that its bets are void. */
  readonly isVoid?: true;
  readonly markets?: ReadonlyMap<number, { readonly coef?: string; readonly isBlocked?: boolean }>;
}
export type OverridesByGameId = ReadonlyMap<number, GameOverride>;

/**
 * What a game's same-game accumulators are priced by: the probability of each final score, and the
 * bookmaker's margin (`overround`).
 */
export interface ScoreDistribution {
  readonly overround: number;
  readonly chances: readonly ScoreChance[];
}

export interface GameQuery {
  readonly status?: GameStatus;
  readonly champId?: number;
  /** The slug of a sport. */
  readonly sport?: string;
  /** True = games of esports alone, false = all other games alone; absent = both. */
  readonly isCyber?: boolean;
  /** Kick-off at or after `from` and before `until`, ms since epoch; absent = no such bound. */
  readonly from?: number;
  readonly until?: number;
  /** Text search over team names in any language. */
  readonly team?: string;
  readonly limit?: number;
}

/**
 * Source of fixtures, prices and results. A pure function of the moment: two processes with the same feed and
 * clock return identical data without storage. Games are prematch up to 30 days ahead (fewer in sports that
 * draw pairs late), live from kick-off, finished at full time (and available for at least 30 days).
 */
export interface Feed {
  readonly champs: readonly Champ[];
  /**
   * Time at which the sandbox's clock starts unless it is told another, ms since epoch; null = it
   * shows the real time.
   */
  readonly startsAt: number | null;
  /** What could not be read of the feed's input, one text for each place: "E0.csv:17 no prices". */
  readonly report: readonly string[];
  games(query: GameQuery, now: number, overrides?: OverridesByGameId): readonly GameSnapshot[];
  /** The games that a query finds, without scores and prices: quick for thousands. */
  fixtures(query: GameQuery, now: number, overrides?: OverridesByGameId): readonly GameFixture[];
  /**
   * Number of games that have a status at the moment `now`, by championship id; championships
   * without any are left out.
   */
  counts(
    status: GameStatus,
    now: number,
    overrides?: OverridesByGameId,
  ): ReadonlyMap<number, number>;
  /**
   * A game of the feed by id as it is at `now`, whether it is over or still to come; null = the
   * feed has no such game.
   */
  game(id: number, now: number, override?: GameOverride): GameSnapshot | null;
  /**
   * Probabilities of each final score of a game, as they are at `now`, with the overround: they
   * price same-game accumulators. Null = unknown game, game over, or a sport without such a model.
   */
  scores(id: number, now: number, override?: GameOverride): ScoreDistribution | null;
  /** Game of a market, or null. */
  gameOfMarket(marketId: number): number | null;
}

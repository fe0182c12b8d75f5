/** Codes of the outcomes one can bet on; `param` is the line of a total or handicap (contract.md, "Sandbox control"). */
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
  /** A line in quarters: -0.75, 2.5; null where the type has none. */
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

/** A game as it stands at a moment. Times are ms since epoch. */
export interface GameView {
  readonly id: number;
  readonly champ: Champ;
  readonly home: Named;
  readonly away: Named;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly status: GameStatus;
  /** Match minute shown to people (1 to 90, stoppage capped); null unless live. */
  readonly minute: number | null;
  readonly period: "first-half" | "break" | "second-half" | null;
  readonly score: Score | null;
  readonly halfTime: Score | null;
  /** Seconds of play since kick-off, without the break; null unless live. */
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
  /** Free text over team names in any language. */
  readonly team?: string;
  readonly limit?: number;
}

/**
 * A source of fixtures, prices and results. A pure function of the moment: two processes with the same feed
 * and clock see the same bytes, so nothing has to be written as time passes. Games are on the line 30 days
 * ahead, live from kick-off, finished at full time (and then kept for at least 30 days for results).
 */
export interface Feed {
  readonly champs: readonly Champ[];
  /** Where the sandbox's clock starts when nobody says otherwise; null = the real time. */
  readonly startsAt: number | null;
  /** What could not be read, a line each ("E0.csv:17 no prices"). */
  readonly report: readonly string[];
  games(query: GameQuery, now: number, overrides?: Overrides): readonly GameView[];
  /** Any game of the feed at any time, or null. */
  game(id: number, now: number, override?: GameOverride): GameView | null;
  /** The game that a market belongs to, or null. */
  gameOfMarket(marketId: number): number | null;
}

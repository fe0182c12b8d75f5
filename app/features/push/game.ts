/** How far a game is. */
export type GameStatus = "line" | "live" | "over";

/** The price of a market, and whether bets are taken at it. */
export interface MarketNow {
  readonly coef: string;
  readonly isOpen: boolean;
}

/** What a page shows of a game that moves by itself. */
export interface GameNow {
  readonly status: GameStatus;
  /** "1:0"; null before kick-off. */
  readonly scores: string | null;
  /** Minute of play; null unless the clock runs. */
  readonly minute: number | null;
  /** Names the part of play; where it changes, pages say something else. */
  readonly period: string | null;
  /** The set or map in play: games, points or rounds, then the call ("6:4", "3:2 40:15"); null in other sports. */
  readonly play?: string | null;
  /** What is offered, by the market's id. */
  readonly markets: ReadonlyMap<number, MarketNow>;
}

/** A market as it is sent: id, exact price (null = no longer offered), 1 where bets are taken. */
export type PushedMarket = readonly [id: number, coef: string | null, isOpen: 0 | 1];

/** What is sent of a game: where it stands, and those watched markets that moved. */
export interface PushedGame extends Omit<GameNow, "markets"> {
  readonly id: number;
  readonly markets: readonly PushedMarket[];
}

/** One message to a browser (CPN-19), by stream and by poll alike. */
export interface PushMessage {
  /** What to resume from. */
  readonly version: string;
  /** The platform's clock, ms since epoch: where it jumps, pages look again. */
  readonly now: number;
  readonly games: readonly PushedGame[];
  /** The session's accounts, coupons or standing changed. */
  readonly isSessionNew: boolean;
}

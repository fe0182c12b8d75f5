import type { SiteConfig } from "../settings/site-config";
export type GameStatus = "line" | "live" | "over";

/** The price of a market, and whether it is open for bets. */
export interface MarketPriceState {
  readonly coef: string;
  readonly isOpen: boolean;
}

/** The data of a game that pages update without a reload. */
export interface GameState {
  readonly status: GameStatus;
  /** "1:0"; null before kick-off. */
  readonly scores: string | null;
  /** Minute of play; null unless the match clock runs. */
  readonly minute: number | null;
  /**
   * Name of the current period; when it changes, open pages refresh their remote parts, because
   * other texts there depend on it.
   */
  readonly period: string | null;
  /**
   * The current set or map: games, points or rounds, then the call ("6:4", "3:2 40:15"); null in other
   * sports.
   */
  readonly play?: string | null;
  /** Offered markets by id. */
  readonly markets: ReadonlyMap<number, MarketPriceState>;
}

/** A pushed market: id, exact price (null = no longer offered), 1 = open for bets. */
export type PushedMarket = readonly [id: number, coef: string | null, isOpen: 0 | 1];

/** A pushed game: its state, and the watched markets that changed. */
export interface PushedGame extends Omit<GameState, "markets"> {
  readonly id: number;
  readonly markets: readonly PushedMarket[];
}

/** One message to a browser (CPN-19), the same for streams and polls. */
export interface PushMessageToBrowser {
  /** The version to resume from. */
  readonly version: string;
  /** The platform's clock, ms since epoch. If it was moved, pages reload their data. */
  readonly now: number;
  readonly games: readonly PushedGame[];
  /** The session's accounts, coupons or sign-in state changed. */
  readonly isSessionNew: boolean;
  /** The site's maintenance by site config; null = none is planned (NTC-05). */
  readonly maintenance: SiteConfig["maintenance"];
}

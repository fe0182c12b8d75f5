import { desc, eq, gt, lt, sql } from "drizzle-orm";
import { casinoFavourites, casinoRounds } from "../../db/schema";
import type { CatalogueGame } from "../../games/game";
import type { Tournament, TournamentWeek } from "../../games/tournaments";
import type { SandboxServices } from "../sandbox-services";
import { type CurrentAndDrawnRounds, currentAndDrawnRounds } from "./current-and-drawn-rounds";
import {
  type InHouseGamePageData,
  loadFunPlayPageData,
  loadMoneyPlayPageData,
} from "./in-house-game-page-data";
import { lastReturnMultiples } from "./last-multiples";
import { launchFramedGame } from "./launches";
import { type CurrencyRoundTotals, roundTotals } from "./round-totals";
import { listShownRounds, type ShownRound } from "./shown-round";
import { type TournamentStanding, tournamentStandings } from "./tournaments";

/** Data access of the casino's pages (SBX-04). */
export interface CasinoDataAccess {
  favouritesOf(userId: number): Promise<readonly number[]>;
  /** Games that a player played, the latest first. */
  playedBy(userId: number): Promise<readonly number[]>;
  /** Rounds of the last 30 days by game. */
  roundsByGame(): Promise<ReadonlyMap<number, number>>;
  /**
   * The current and the drawn rounds of a game whose rounds all players share; null = a game
   * without shared rounds.
   */
  sharedOf(game: CatalogueGame): CurrentAndDrawnRounds | null;
  tableOf(
    userId: number,
    game: CatalogueGame,
    asked: { readonly accountId: number | null; readonly round: string | null },
  ): Promise<InHouseGamePageData | null>;
  funTableOf(token: string, game: CatalogueGame): Promise<InHouseGamePageData | null>;
  /**
   * Launches a provider's game for its frame: for the request's player, or for a fun session.
   * Returns a refusal's code where the player may not play, null where there is no such player,
   * account or session.
   */
  launchOf(
    request: Request,
    game: CatalogueGame,
    asked: { readonly accountId: number | null } | { readonly fun: string },
  ): Promise<LaunchResult | null>;
  /**
   * Returns of a game's last rounds, whoever played them, as multiples of their stakes, the newest
   * first.
   */
  lastMultiples(game: CatalogueGame): Promise<readonly number[]>;
  /** The best places of a week of a tournament. */
  standingsOf(tournament: Tournament, week: TournamentWeek): Promise<readonly TournamentStanding[]>;
  /**
   * A player's rounds of all games, the latest first; `before` = the id that all of them are older
   * than; null = from the latest on.
   */
  roundsOf(userId: number, before: number | null, limit: number): Promise<readonly ShownRound[]>;
  /** What a player's closed rounds came to, by currency: decimal text. */
  totalsOf(userId: number): Promise<readonly CurrencyRoundTotals[]>;
  roundOf(userId: number, id: string): Promise<ShownRound | null>;
}

/** A launch token for a frame, or the code of why the player may not play. */
export type LaunchResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly code: string };
const mostPlaces = 20;
const popularMs = 30 * 86_400_000;

export function casinoDataAccess(services: SandboxServices): CasinoDataAccess {
  const { db, world } = services;
  return {
    async favouritesOf(userId) {
      const rows = await db
        .select({ id: casinoFavourites.gameId })
        .from(casinoFavourites)
        .where(eq(casinoFavourites.playerId, userId))
        .orderBy(desc(casinoFavourites.at));
      return rows.map(({ id }) => id);
    },
    async playedBy(userId) {
      const last = sql<number>`max(${casinoRounds.id})`;
      const rows = await db
        .select({ id: casinoRounds.gameId })
        .from(casinoRounds)
        .where(eq(casinoRounds.playerId, userId))
        .groupBy(casinoRounds.gameId)
        .orderBy(desc(last))
        .limit(24);
      return rows.map(({ id }) => id);
    },
    async roundsByGame() {
      const rows = await db
        .select({ id: casinoRounds.gameId, count: sql<number>`count(*)::int` })
        .from(casinoRounds)
        .where(gt(casinoRounds.at, world.now() - popularMs))
        .groupBy(casinoRounds.gameId);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
    sharedOf: (game) => currentAndDrawnRounds(world, game, world.now()),
    tableOf: (userId, game, asked) => loadMoneyPlayPageData(services, userId, game, asked),
    funTableOf: (token, game) => loadFunPlayPageData(services, token, game),
    launchOf: (request, game, asked) => launchFramedGame(services, request, game, asked),
    lastMultiples: (game) => lastReturnMultiples(db, game.id),
    standingsOf: (tournament, week) => tournamentStandings(db, tournament, week, mostPlaces),
    roundsOf: (userId, before, limit) =>
      listShownRounds(
        services,
        userId,
        before === null ? undefined : lt(casinoRounds.id, before),
        limit,
      ),
    totalsOf: (userId) => roundTotals(db, userId),
    async roundOf(userId, id) {
      if (!/^\d{1,15}$/.test(id)) return null;
      const [found] = await listShownRounds(services, userId, eq(casinoRounds.id, Number(id)), 1);
      return found ?? null;
    },
  };
}

import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { asMinor, type Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { accounts, casinoFavourites, casinoRounds, casinoSeeds } from "../../db/schema";
import type { World } from "../../db/world";
import { gameById } from "../../games/catalogue";
import { hashServerSeed } from "../../games/draw";
import type { Json } from "../../games/engine";
import type { GameRow } from "../../games/game";
import type { Tournament, TournamentWeek } from "../../games/tournaments";
import type { SandboxServices } from "../sandbox-services";
import { findFunSession, lastFunRound } from "./fun";
import { lastMultiples } from "./last-multiples";
import { launchFor } from "./launches";
import { nextRoundWaitMs, roundWaitMs } from "./pace";
import { type RoundTotal, roundTotals } from "./round-totals";
import type { RoundRow } from "./rounds";
import { seedsBefore, seedsInUse } from "./seeds";
import { sharedSeeds } from "./shared";
import { type SharedTable, sharedTable } from "./shared-table";
import { type TournamentStanding, tournamentStandings } from "./tournaments";

/** A round as a page shows it; amounts are decimal text. `serverSeed` null = its pair is still in use. */
export interface ShownRound {
  readonly id: string;
  readonly gameId: number;
  readonly iso: string;
  readonly stake: string;
  readonly win: string;
  readonly isOpen: boolean;
  readonly base: number;
  readonly bet: Json;
  readonly choices: readonly string[];
  /** The outcome, and the choices that the player has now. */
  readonly shown: Json;
  readonly next: readonly string[];
  readonly clientSeed: string;
  readonly nonce: number;
  readonly hash: string;
  readonly serverSeed: string | null;
  readonly at: number;
}

/** Data of the page where a game is played: account or fun session, seeds and rounds. */
export interface TableView {
  readonly iso: string;
  readonly balance: string;
  readonly accountId: number | null;
  readonly hash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The previous pair of seeds, whose server seed is public. */
  readonly before: {
    readonly serverSeed: string;
    readonly clientSeed: string;
    readonly nonce: number;
  } | null;
  /** The round that the address names, else the open one, else none. */
  readonly round: ShownRound | null;
  /** Latest rounds of the game, newest first. */
  readonly recent: readonly ShownRound[];
  /** Time until the next round may begin, ms. */
  readonly waitMs: number;
  /** Shared rounds; null for a game without them. */
  readonly shared: SharedTable | null;
}

/** Data access of the casino's pages (SBX-04). */
export interface CasinoPages {
  favouritesOf(userId: number): Promise<readonly number[]>;
  /** Games that a player played, the latest first. */
  playedBy(userId: number): Promise<readonly number[]>;
  /** Rounds of the last 30 days by game. */
  roundsByGame(): Promise<ReadonlyMap<number, number>>;
  /** The shared rounds of a game, for everybody; null = a game without. */
  sharedOf(game: GameRow): SharedTable | null;
  tableOf(
    userId: number,
    game: GameRow,
    asked: { readonly accountId: number | null; readonly round: string | null },
  ): Promise<TableView | null>;
  funTableOf(token: string, game: GameRow): Promise<TableView | null>;
  /**
   * Launches a provider's game for its frame: for the request's player, or for a fun session.
   * Returns a refusal's code where the player may not play, null where there is no such player,
   * account or session.
   */
  launchOf(
    request: Request,
    game: GameRow,
    asked: { readonly accountId: number | null } | { readonly fun: string },
  ): Promise<LaunchAnswer | null>;
  /** What the last rounds of a game returned to whoever played them, as multiples of the stake, the newest first. */
  lastMultiples(game: GameRow): Promise<readonly number[]>;
  /** The best places of a week of a tournament. */
  standingsOf(tournament: Tournament, week: TournamentWeek): Promise<readonly TournamentStanding[]>;
  /** A player's rounds of all games, the latest first; `before` an id: those older than it. */
  roundsOf(userId: number, before: number | null, limit: number): Promise<readonly ShownRound[]>;
  /** What a player's closed rounds came to, by currency: decimal text. */
  totalsOf(userId: number): Promise<readonly RoundTotal[]>;
  roundOf(userId: number, id: string): Promise<ShownRound | null>;
}

/** A launch token for a frame, or the code of why the player may not play. */
export type LaunchAnswer =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly code: string };

const mostRecent = 8;
const mostPlaces = 20;
const popularMs = 30 * 86_400_000;

export function casinoPages(services: SandboxServices): CasinoPages {
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
    sharedOf: (game) => sharedTable(world, game, world.now()),
    tableOf: (userId, game, asked) => realTable(services, userId, game, asked),
    funTableOf: (token, game) => funTable(services, token, game),
    launchOf: (request, game, asked) => launchFor(services, request, game, asked),
    lastMultiples: (game) => lastMultiples(db, game.id),
    standingsOf: (tournament, week) => tournamentStandings(db, tournament, week, mostPlaces),
    roundsOf: (userId, before, limit) =>
      roundsQuery(
        services,
        userId,
        before === null ? undefined : lt(casinoRounds.id, before),
        limit,
      ),
    totalsOf: (userId) => roundTotals(db, userId),
    async roundOf(userId, id) {
      if (!/^\d{1,15}$/.test(id)) return null;
      const [found] = await roundsQuery(services, userId, eq(casinoRounds.id, Number(id)), 1);
      return found ?? null;
    },
  };
}

/** A round's seed hash, and its server seed if it is public. */
function seedsShown(
  world: World,
  round: RoundRow,
  seeds: typeof casinoSeeds.$inferSelect | null,
): { readonly hash: string; readonly serverSeed: string | null } {
  if (seeds)
    return {
      hash: hashServerSeed(seeds.serverSeed),
      serverSeed: seeds.closedAt === null ? null : seeds.serverSeed,
    };
  const game = gameById(round.gameId);
  if (!game) return { hash: "", serverSeed: null };
  const { hash, serverSeed } = sharedSeeds(world, game, round.nonce);
  return { hash, serverSeed: round.state === "open" ? null : serverSeed };
}

async function roundsQuery(
  { db, world }: SandboxServices,
  userId: number,
  where: ReturnType<typeof and>,
  limit: number,
): Promise<ShownRound[]> {
  const rows = await db
    .select({ round: casinoRounds, seeds: casinoSeeds })
    .from(casinoRounds)
    .leftJoin(casinoSeeds, eq(casinoSeeds.id, casinoRounds.seedId))
    .where(and(eq(casinoRounds.playerId, userId), where))
    .orderBy(desc(casinoRounds.id))
    .limit(limit);
  return rows.map(({ round, seeds }) => shownRound(round, seedsShown(world, round, seeds)));
}

function shownRound(
  row: RoundRow,
  seeds: { readonly hash: string; readonly serverSeed: string | null },
): ShownRound {
  const { shown, next } = row.shown as { shown: Json; next: string[] };
  return {
    id: String(row.id),
    gameId: row.gameId,
    iso: row.iso,
    stake: fromMinor(row.stake, row.iso),
    win: fromMinor(row.win, row.iso),
    isOpen: row.state === "open",
    base: row.base,
    bet: row.bet,
    choices: row.choices,
    shown,
    next,
    clientSeed: row.clientSeed,
    nonce: row.nonce,
    ...seeds,
    at: row.at,
  };
}

async function realTable(
  services: SandboxServices,
  userId: number,
  game: GameRow,
  { accountId, round }: { accountId: number | null; round: string | null },
): Promise<TableView | null> {
  const { db, world } = services;
  const now = world.now();
  await services.settler.settleDue();
  const own = await db
    .select()
    .from(accounts)
    .where(eq(accounts.playerId, userId))
    .orderBy(accounts.id);
  const account = own.find(({ id, type }) => id === accountId && type !== 4);
  if (!account) return null;
  const seeds = await seedsInUse(db, userId, now);
  const before = await seedsBefore(db, userId);
  const recent = await roundsQuery(services, userId, eq(casinoRounds.gameId, game.id), mostRecent);
  const amount = (minor: Minor | null) => fromMinor(minor ?? asMinor(0), account.iso);
  return {
    iso: account.iso,
    balance: amount(account.balance),
    accountId: account.id,
    hash: hashServerSeed(seeds.serverSeed),
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
    before: before && {
      serverSeed: before.serverSeed,
      clientSeed: before.clientSeed,
      nonce: before.nonce,
    },
    round:
      (game.shared ? undefined : recent.find(({ isOpen }) => isOpen)) ??
      recent.find(({ id }) => id === round) ??
      null,
    recent,
    shared: sharedTable(world, game, now),
    waitMs: await nextRoundWaitMs(db, userId, now),
  };
}

async function funTable(
  services: SandboxServices,
  token: string,
  game: GameRow,
): Promise<TableView | null> {
  const row = await findFunSession(services, token);
  if (!row || row.gameId !== game.id) return null;
  const iso = services.world.state.config.currency;
  const last = lastFunRound(row);
  const amount = (count: number) => fromMinor(asMinor(count), iso);
  const hash = hashServerSeed(row.serverSeed);
  const round: ShownRound | null = last && {
    id: String(row.nonce),
    gameId: game.id,
    iso,
    stake: amount(last.stake),
    win: amount(last.win),
    isOpen: last.next.length > 0,
    base: last.base,
    bet: last.bet as Json,
    choices: last.choices,
    shown: last.shown as Json,
    next: last.next,
    clientSeed: row.clientSeed,
    nonce: last.nonce,
    hash,
    serverSeed: null,
    at: row.at ?? 0,
  };
  return {
    iso,
    balance: fromMinor(row.balance, iso),
    accountId: null,
    hash,
    clientSeed: row.clientSeed,
    nonce: row.nonce,
    before: null,
    round,
    recent: [],
    shared: null,
    waitMs: row.at === null ? 0 : roundWaitMs(game, row.at, services.world.now()),
  };
}

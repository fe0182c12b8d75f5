import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { asMinor, type Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { accounts, casinoFavourites, casinoRounds, casinoSeeds } from "../../db/schema";
import type { World } from "../../db/world";
import { gameOf } from "../../games/catalogue";
import { hashOfSeed } from "../../games/draw";
import type { Json } from "../../games/engine";
import type { GameRow } from "../../games/game";
import type { Tournament, Week } from "../../games/tournaments";
import type { Core } from "../core";
import { funOf, funRoundOf } from "./fun";
import { type RoundTotal, roundTotals } from "./round-totals";
import { type RoundRow, waitOf } from "./rounds";
import { seedsBefore, seedsInUse } from "./seeds";
import { sharedSeeds } from "./shared";
import { type SharedTable, sharedTable } from "./shared-table";
import { type Standing, standings } from "./tournaments";

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

/** What a game is played with, as its page shows it. */
export interface TableView {
  readonly iso: string;
  readonly balance: string;
  readonly accountId: number | null;
  readonly hash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The pair before, whose server seed is open. */
  readonly before: {
    readonly serverSeed: string;
    readonly clientSeed: string;
    readonly nonce: number;
  } | null;
  /** The round of the address, else the open one, else none. */
  readonly round: ShownRound | null;
  /** Latest rounds of the game, newest first. */
  readonly recent: readonly ShownRound[];
  /** Time until the next round may begin, ms. */
  readonly waitMs: number;
  /** Of a game whose rounds all players share. */
  readonly shared: SharedTable | null;
}

/** What the pages of the casino know (SBX-04). */
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
  /** The best places of a week of a tournament. */
  standingsOf(tournament: Tournament, week: Week): Promise<readonly Standing[]>;
  /** A player's rounds of all games, the latest first; `before` an id: those older than it. */
  roundsOf(userId: number, before: number | null, limit: number): Promise<readonly ShownRound[]>;
  /** What a player's closed rounds came to, by currency: decimal text. */
  totalsOf(userId: number): Promise<readonly RoundTotal[]>;
  roundOf(userId: number, id: string): Promise<ShownRound | null>;
}

const mostRecent = 8;
const mostPlaces = 20;
const popularMs = 30 * 86_400_000;

export function casinoPages(core: Core): CasinoPages {
  const { db, world } = core;
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
    tableOf: (userId, game, asked) => realTable(core, userId, game, asked),
    funTableOf: (token, game) => funTable(core, token, game),
    standingsOf: (tournament, week) => standings(db, tournament, week, mostPlaces),
    roundsOf: (userId, before, limit) =>
      roundsQuery(core, userId, before === null ? undefined : lt(casinoRounds.id, before), limit),
    totalsOf: (userId) => roundTotals(db, userId),
    async roundOf(userId, id) {
      if (!/^\d{1,15}$/.test(id)) return null;
      const [found] = await roundsQuery(core, userId, eq(casinoRounds.id, Number(id)), 1);
      return found ?? null;
    },
  };
}

/** A round's hash, and its server seed where it may be seen. */
function seedsShown(
  world: World,
  round: RoundRow,
  seeds: typeof casinoSeeds.$inferSelect | null,
): { readonly hash: string; readonly serverSeed: string | null } {
  if (seeds)
    return {
      hash: hashOfSeed(seeds.serverSeed),
      serverSeed: seeds.closedAt === null ? null : seeds.serverSeed,
    };
  const game = gameOf(round.gameId);
  if (!game) return { hash: "", serverSeed: null };
  const { hash, serverSeed } = sharedSeeds(world, game, round.nonce);
  return { hash, serverSeed: round.state === "open" ? null : serverSeed };
}

async function roundsQuery(
  { db, world }: Core,
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
  core: Core,
  userId: number,
  game: GameRow,
  { accountId, round }: { accountId: number | null; round: string | null },
): Promise<TableView | null> {
  const { db, world } = core;
  const now = world.now();
  await core.settler.settleDue();
  const own = await db
    .select()
    .from(accounts)
    .where(eq(accounts.playerId, userId))
    .orderBy(accounts.id);
  const account = own.find(({ id, type }) => id === accountId && type !== 4);
  if (!account) return null;
  const seeds = await seedsInUse(db, userId, now);
  const before = await seedsBefore(db, userId);
  const recent = await roundsQuery(core, userId, eq(casinoRounds.gameId, game.id), mostRecent);
  const [last] = await db
    .select({ at: casinoRounds.at, gameId: casinoRounds.gameId })
    .from(casinoRounds)
    .where(eq(casinoRounds.playerId, userId))
    .orderBy(desc(casinoRounds.id))
    .limit(1);
  const lastGame = last && gameOf(last.gameId);
  const amount = (minor: Minor | null) => fromMinor(minor ?? asMinor(0), account.iso);
  return {
    iso: account.iso,
    balance: amount(account.balance),
    accountId: account.id,
    hash: hashOfSeed(seeds.serverSeed),
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
    waitMs: last && lastGame ? waitOf(lastGame, last.at, now) : 0,
  };
}

async function funTable(core: Core, token: string, game: GameRow): Promise<TableView | null> {
  const row = await funOf(core, token);
  if (!row || row.gameId !== game.id) return null;
  const iso = core.world.state.config.currency;
  const last = funRoundOf(row);
  const amount = (count: number) => fromMinor(asMinor(count), iso);
  const hash = hashOfSeed(row.serverSeed);
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
    waitMs: row.at === null ? 0 : waitOf(game, row.at, core.world.now()),
  };
}

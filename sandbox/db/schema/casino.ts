import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Json } from "../../games/engine";
import { minorColumn, timestampColumn } from "./fields";
import { payingAccountColumns } from "./money";
import { orderColumns } from "./order-columns";
import { players } from "./players";

/**
 * Table of the seeds that players' rounds are drawn from (CAS-05). A player has one pair in use;
 * the server seed of a pair is shown once the pair is closed.
 */
export const casinoSeeds = pgTable(
  "casino_seeds",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    serverSeed: text("server_seed").notNull(),
    clientSeed: text("client_seed").notNull(),
    /** The nonce of the next round. */
    nonce: integer("nonce").notNull().default(0),
    at: timestampColumn("at").notNull(),
    closedAt: timestampColumn("closed_at"),
  },
  (table) => [
    uniqueIndex("casino_seeds_in_use").on(table.playerId).where(sql`${table.closedAt} is null`),
    check("casino_seeds_nonce", sql`${table.nonce} >= 0`),
  ],
);

/** Rounds for money (CAS-04). A player uses a key once; a nonce of a pair of seeds draws one round. */
export const casinoRounds = pgTable(
  "casino_rounds",
  {
    id: bigint("id", { mode: "number" })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 5_000_000_001 }),
    ...orderColumns(),
    gameId: integer("game_id").notNull(),
    ...payingAccountColumns(),
    /** The initial stake; `stake` is the total staked on the round, with later steps. */
    base: minorColumn("base").notNull(),
    stake: minorColumn("stake").notNull(),
    win: minorColumn("win").notNull(),
    state: text("state").$type<"open" | "closed">().notNull(),
    /**
     * Id of the player's pair of seeds that the round is drawn from; null = a round shared by all
     * players, whose seed is the platform's.
     */
    seedId: bigint("seed_id", { mode: "number" }).references(() => casinoSeeds.id),
    clientSeed: text("client_seed").notNull(),
    nonce: integer("nonce").notNull(),
    bet: jsonb("bet").$type<Json>().notNull(),
    choices: jsonb("choices").$type<readonly string[]>().notNull(),
    shown: jsonb("shown").$type<Json>().notNull(),
    at: timestampColumn("at").notNull(),
    closedAt: timestampColumn("closed_at"),
  },
  (table) => [
    unique("casino_rounds_key").on(table.playerId, table.key),
    unique("casino_rounds_nonce").on(table.seedId, table.nonce),
    index("casino_rounds_of_player").on(table.playerId, table.id),
    index("casino_rounds_of_game").on(table.playerId, table.gameId, table.id),
    index("casino_rounds_closed")
      .on(table.playerId, table.closedAt)
      .where(sql`${table.closedAt} is not null`),
    index("casino_rounds_open").on(table.at).where(sql`${table.state} = 'open'`),
    index("casino_rounds_shared")
      .on(table.gameId, table.nonce)
      .where(sql`${table.seedId} is null and ${table.state} = 'open'`),
    check("casino_rounds_stake", sql`${table.base} > 0 and ${table.stake} >= ${table.base}`),
    check("casino_rounds_win", sql`${table.win} >= 0`),
    check("casino_rounds_outcome", sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
  ],
);

/** Idempotency keys of the later steps of a round, such as another card. Each key is used once. */
export const casinoStepKeys = pgTable(
  "casino_steps",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    key: text("key").notNull(),
    roundId: bigint("round_id", { mode: "number" })
      .notNull()
      .references(() => casinoRounds.id),
    choice: text("choice").notNull(),
    step: smallint("step").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.key] }),
    unique("casino_steps_of_round").on(table.roundId, table.step),
  ],
);

/**
 * Debits and credits of casino rounds, the platform's own and those of providers' game servers, in
 * the seamless wallet (CAS-04), one per id. `void` is a debit that was rolled back, or whose rollback
 * arrived first: a later debit with that id is refused.
 */
export const casinoWalletTransactions = pgTable(
  "wallet_transactions",
  {
    id: text("id").primaryKey(),
    /**
     * The order of an account's transactions, given while the account is locked: moments of two of
     * them may be the same.
     */
    seq: bigint("seq", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<"debit" | "credit">().notNull(),
    state: text("state").$type<"done" | "void">().notNull(),
    ...payingAccountColumns(),
    /** The round that the transaction belongs to, by the game server's own name for it. */
    round: text("round").notNull(),
    /** The game of a provider's game server; null = a round of the platform's own. */
    gameId: integer("game_id"),
    amount: minorColumn("amount").notNull(),
    at: timestampColumn("at").notNull(),
  },
  (table) => [
    index("wallet_transactions_remote")
      .on(table.accountId, table.at)
      .where(sql`${table.gameId} is not null`),
    index("wallet_transactions_round").on(table.round),
  ],
);

/**
 * Rounds stored by a provider's game server; the platform knows only their movements. `begun`: the
 * stake was requested; `returning`: its rollback was requested; `taken`: the stake was debited and
 * the win is to be paid. Final: `ended`, `void` (nothing stayed debited) and `refused`.
 */
export const providerRounds = pgTable(
  "provider_rounds",
  {
    id: text("id").primaryKey(),
    /**
     * One id for a player, session, money account and game together: every launch of the game with
     * the same four has the same id.
     */
    sitting: text("sitting").notNull(),
    key: text("key").notNull(),
    gameId: integer("game_id").notNull(),
    /** Launch token for the wallet; null = play for fun. */
    launch: text("launch"),
    iso: text("iso").notNull(),
    stake: minorColumn("stake").notNull(),
    win: minorColumn("win").notNull(),
    state: text("state")
      .$type<"begun" | "returning" | "taken" | "ended" | "void" | "refused">()
      .notNull(),
    /** The wallet's refusal, as received. */
    refusal: jsonb("refusal").$type<Json>(),
    serverSeed: text("server_seed").notNull(),
    clientSeed: text("client_seed").notNull(),
    nonce: integer("nonce").notNull(),
    bet: jsonb("bet").$type<Json>().notNull(),
    shown: jsonb("shown").$type<Json>().notNull(),
    at: timestampColumn("at").notNull(),
  },
  (table) => [
    unique("provider_rounds_key").on(table.sitting, table.key),
    unique("provider_rounds_nonce").on(table.sitting, table.nonce),
    index("provider_rounds_open")
      .on(table.at)
      .where(sql`${table.state} in ('begun', 'returning', 'taken')`),
    index("provider_rounds_passing")
      .on(table.at)
      .where(sql`${table.launch} is null or ${table.state} = 'refused'`),
    check("provider_rounds_amounts", sql`${table.stake} > 0 and ${table.win} >= 0`),
  ],
);

/** Sessions of play for fun: the balance in credits without value, and the last round. */
export const casinoFunSessions = pgTable(
  "casino_fun",
  {
    /** Hash of the token in the page's address. */
    id: text("id").primaryKey(),
    gameId: integer("game_id").notNull(),
    balance: minorColumn("balance").notNull(),
    serverSeed: text("server_seed").notNull(),
    clientSeed: text("client_seed").notNull(),
    nonce: integer("nonce").notNull().default(0),
    round: jsonb("round").$type<Json>(),
    at: timestampColumn("at"),
    expiresAt: timestampColumn("expires_at").notNull(),
  },
  (table) => [index("casino_fun_expiry").on(table.expiresAt)],
);

/** Table of the games that players marked as favourites (CAS-11). */
export const casinoFavourites = pgTable(
  "casino_favourites",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    gameId: integer("game_id").notNull(),
    at: timestampColumn("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);

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
import { minor, moment } from "./fields";
import { accounts } from "./money";
import { players } from "./players";

/**
 * Seeds that players' rounds are drawn from (CAS-05). A player has one pair in use; the server seed of a pair is
 * shown once the pair is closed.
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
    at: moment("at").notNull(),
    closedAt: moment("closed_at"),
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
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    gameId: integer("game_id").notNull(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    iso: text("iso").notNull(),
    /** The stake that the round began with, and all that was staked on it. */
    base: minor("base").notNull(),
    stake: minor("stake").notNull(),
    win: minor("win").notNull(),
    state: text("state").$type<"open" | "closed">().notNull(),
    /** Null = a round that all players share, whose seed is the platform's. */
    seedId: bigint("seed_id", { mode: "number" }).references(() => casinoSeeds.id),
    clientSeed: text("client_seed").notNull(),
    nonce: integer("nonce").notNull(),
    bet: jsonb("bet").$type<Json>().notNull(),
    choices: jsonb("choices").$type<readonly string[]>().notNull(),
    shown: jsonb("shown").$type<Json>().notNull(),
    at: moment("at").notNull(),
    closedAt: moment("closed_at"),
  },
  (table) => [
    unique("casino_rounds_key").on(table.playerId, table.key),
    unique("casino_rounds_nonce").on(table.seedId, table.nonce),
    index("casino_rounds_of_player").on(table.playerId, table.id),
    index("casino_rounds_of_game").on(table.playerId, table.gameId, table.id),
    index("casino_rounds_open").on(table.at).where(sql`${table.state} = 'open'`),
    index("casino_rounds_shared")
      .on(table.gameId, table.nonce)
      .where(sql`${table.seedId} is null and ${table.state} = 'open'`),
    check("casino_rounds_stake", sql`${table.base} > 0 and ${table.stake} >= ${table.base}`),
    check("casino_rounds_win", sql`${table.win} >= 0`),
    check("casino_rounds_outcome", sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
  ],
);

/** Keys of the later steps of rounds: a card more, a draw. A step is taken once. */
export const casinoSteps = pgTable(
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
 * Transactions of the seamless wallet (CAS-04), each once by its id. `void` is a debit that was taken back, or
 * whose rollback came before it: no debit of that id is ever taken.
 */
export const walletTransactions = pgTable("wallet_transactions", {
  id: text("id").primaryKey(),
  kind: text("kind").$type<"debit" | "credit">().notNull(),
  state: text("state").$type<"done" | "void">().notNull(),
  accountId: integer("account_id")
    .notNull()
    .references(() => accounts.id),
  iso: text("iso").notNull(),
  /** Round of the game that the transaction is about, as the game names it. */
  round: text("round").notNull(),
  amount: minor("amount").notNull(),
  at: moment("at").notNull(),
});

/** Play for fun: credits without worth, and the last round played with them. */
export const casinoFun = pgTable(
  "casino_fun",
  {
    /** Hash of the token in the page's address. */
    id: text("id").primaryKey(),
    gameId: integer("game_id").notNull(),
    balance: minor("balance").notNull(),
    serverSeed: text("server_seed").notNull(),
    clientSeed: text("client_seed").notNull(),
    nonce: integer("nonce").notNull().default(0),
    round: jsonb("round").$type<Json>(),
    at: moment("at"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("casino_fun_expiry").on(table.expiresAt)],
);

/** Games that players marked as favourites (CAS-11). */
export const casinoFavourites = pgTable(
  "casino_favourites",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    gameId: integer("game_id").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);

import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { minor, moment } from "./fields";
import { accounts } from "./money";
import { players } from "./players";
import { supportMessages } from "./support";

/** Conversions of accounts (OFC-11), under a key that a player uses once; its id is the `ref` of its entries. */
export const conversions = pgTable(
  "conversions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    key: text("key").notNull(),
    fromAccount: integer("from_account")
      .notNull()
      .references(() => accounts.id),
    toAccount: integer("to_account")
      .notNull()
      .references(() => accounts.id),
    /** All that left the first account, its fee, and what the second one got. */
    taken: minor("taken").notNull(),
    fee: minor("fee").notNull(),
    given: minor("given").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    unique("conversions_key").on(table.playerId, table.key),
    check(
      "conversions_amounts",
      sql`${table.taken} > 0 and ${table.fee} >= 0 and ${table.fee} < ${table.taken} and ${table.given} > 0`,
    ),
  ],
);

/** Where a bonus of a player stands; `taken` waits for its deposit (OFC-08). */
export type BonusState = "taken" | "running" | "done" | "lost" | "lapsed" | "refused";

/**
 * Bonuses that a player has taken or refused, under a key that he uses once. What has been staked for one is
 * reckoned from his coupons, so that it cannot differ from them.
 */
export const playerBonuses = pgTable(
  "player_bonuses",
  {
    id: bigint("id", { mode: "number" })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 1_001 }),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    key: text("key").notNull(),
    /** Name of the offer. */
    offer: text("offer").notNull(),
    state: text("state").$type<BonusState>().notNull(),
    takenAt: moment("taken_at").notNull(),
    /** Of a running bonus and after it: its bonus account, and the account that gets the money. */
    accountId: integer("account_id").references(() => accounts.id),
    moneyAccountId: integer("money_account_id").references(() => accounts.id),
    iso: text("iso"),
    amount: minor("amount"),
    /** What has to be staked. */
    target: minor("target"),
    startedAt: moment("started_at"),
    /** Until when it must be taken up or wagered. */
    until: moment("until").notNull(),
    closedAt: moment("closed_at"),
    /** What became the player's money. */
    paid: minor("paid"),
  },
  (table) => [
    unique("player_bonuses_key").on(table.playerId, table.key),
    uniqueIndex("player_bonuses_running")
      .on(table.accountId)
      .where(sql`${table.state} = 'running'`),
    uniqueIndex("player_bonuses_taken").on(table.playerId).where(sql`${table.state} = 'taken'`),
    index("player_bonuses_due").on(table.until).where(sql`${table.state} in ('taken', 'running')`),
    check(
      "player_bonuses_amounts",
      sql`(${table.amount} is null) = (${table.target} is null) and coalesce(${table.amount}, 1) > 0 and coalesce(${table.target}, 1) > 0`,
    ),
  ],
);

/** Cashback that was paid: once for each programme, currency and period (OFC-09). */
export const cashbacks = pgTable(
  "cashbacks",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    programme: text("programme").$type<"vip" | "premium">().notNull(),
    iso: text("iso").notNull(),
    /** Start of the period, ms since epoch. */
    period: moment("period").notNull(),
    level: integer("level").notNull(),
    /** What was lost in the period, and the part of it that was paid. */
    lost: minor("lost").notNull(),
    amount: minor("amount").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.programme, table.iso, table.period] }),
    check("cashbacks_amount", sql`${table.amount} > 0 and ${table.amount} <= ${table.lost}`),
  ],
);

/** Points of players, earned and spent (ACC-13); their sum is `players.points`. */
export const pointEntries = pgTable(
  "point_entries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    at: moment("at").notNull(),
    /** Above zero earned, below it spent. */
    points: integer("points").notNull(),
    kind: text("kind").notNull(),
    /** What they were earned by or spent on; once for each kind. */
    ref: text("ref").notNull(),
  },
  (table) => [
    unique("point_entries_once").on(table.kind, table.ref),
    index("point_entries_player").on(table.playerId, table.id),
    check("point_entries_points", sql`${table.points} <> 0`),
  ],
);

/** Where a document stands (OFC-05). */
export type DocumentState = "sent" | "accepted" | "refused";

/**
 * Files of players: documents and what is attached to messages. The bytes stand beside the database under `id`, a
 * name of our own; `name` is only what the player called it.
 */
export const files = pgTable(
  "files",
  {
    id: text("id").primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    /** Type of the document, or null: it belongs to a message. */
    document: text("document"),
    messageId: bigint("message_id", { mode: "number" }).references(() => supportMessages.id),
    name: text("name").notNull(),
    /** Judged by its content. */
    type: text("type").notNull(),
    bytes: integer("bytes").notNull(),
    at: moment("at").notNull(),
    state: text("state").$type<DocumentState>().notNull(),
    /** Code of the reason of a refusal. */
    reason: text("reason"),
    /** When the sandbox judges it; null = judged, or nobody does. */
    dueAt: moment("due_at"),
  },
  (table) => [
    index("files_player").on(table.playerId, table.at),
    index("files_message").on(table.messageId),
    index("files_due").on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check("files_owner", sql`(${table.document} is null) <> (${table.messageId} is null)`),
  ],
);

import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { minorColumn, timestampColumn } from "./fields";
import { accounts } from "./money";
import { players } from "./players";
import { supportMessages } from "./support";

/** Conversions of accounts (OFC-11), under a key that a player uses once; its id is the `ref` of its entries. */
export const currencyConversions = pgTable(
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
    /**
     * `taken`: the amount debited from the first account, `fee` of which is the fee; `given`: the
     * amount credited to the second.
     */
    taken: minorColumn("taken").notNull(),
    fee: minorColumn("fee").notNull(),
    given: minorColumn("given").notNull(),
    at: timestampColumn("at").notNull(),
  },
  (table) => [
    unique("conversions_key").on(table.playerId, table.key),
    check(
      "conversions_amounts",
      sql`${table.taken} > 0 and ${table.fee} >= 0 and ${table.fee} < ${table.taken} and ${table.given} > 0`,
    ),
  ],
);

/**
 * State of a player's bonus; `taken` = chosen by the player, and waiting for a deposit (OFC-08).
 */
export type BonusState = "taken" | "running" | "done" | "lost" | "lapsed" | "refused";

/**
 * Bonuses that a player has taken or refused, each under an idempotency key. The wagered amount is
 * not stored: it is computed from the player's coupons, so that the two always agree.
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
    /**
     * Idempotency key of the request by which the player refused the bonus, at once (the same as
     * `key`) or after he had taken it; null = he has not refused it.
     */
    refusedKey: text("refused_key"),
    /** Name of the offer. */
    offer: text("offer").notNull(),
    state: text("state").$type<BonusState>().notNull(),
    takenAt: timestampColumn("taken_at").notNull(),
    /**
     * The bonus account, and the account that receives the money after wagering; null until the
     * bonus runs.
     */
    accountId: integer("account_id").references(() => accounts.id),
    moneyAccountId: integer("money_account_id").references(() => accounts.id),
    iso: text("iso"),
    amount: minorColumn("amount"),
    /**
     * How many times its amount the bonus can become as money, by the terms it was taken under; null = no
     * ceiling was stated then.
     */
    mostTimes: integer("most_times"),
    /** The amount to wager. */
    target: minorColumn("target"),
    startedAt: timestampColumn("started_at"),
    /**
     * Until when the deposit must be made, and once the bonus runs, until when it must be wagered;
     * ms since epoch.
     */
    until: timestampColumn("until").notNull(),
    closedAt: timestampColumn("closed_at"),
    /** The amount that became the player's own money after wagering; null = none has yet. */
    paid: minorColumn("paid"),
    /** What was above the most that the bonus can become, and was removed; null as `paid`. */
    dropped: minorColumn("dropped"),
  },
  (table) => [
    unique("player_bonuses_key").on(table.playerId, table.key),
    unique("player_bonuses_refused_key").on(table.playerId, table.refusedKey),
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
    period: timestampColumn("period").notNull(),
    level: integer("level").notNull(),
    /** The net loss of the period, and the cashback paid for it. */
    lost: minorColumn("lost").notNull(),
    amount: minorColumn("amount").notNull(),
    at: timestampColumn("at").notNull(),
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
    at: timestampColumn("at").notNull(),
    /** Positive: points earned; negative: points spent. */
    points: integer("points").notNull(),
    kind: text("kind").notNull(),
    /** Reference of what the points were earned or spent by; each is booked once per kind. */
    ref: text("ref").notNull(),
  },
  (table) => [
    unique("point_entries_once").on(table.kind, table.ref),
    index("point_entries_player").on(table.playerId, table.id),
    check("point_entries_points", sql`${table.points} <> 0`),
  ],
);

/**
 * Promo codes that players have bought with points (CNT-04), each with the terms it was sold under. A player buys one
 * per key; the code is the `ref` of the points that were spent.
 */
export const boughtPromoCodes = pgTable(
  "bought_promo_codes",
  {
    code: text("code").primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    key: text("key").notNull(),
    /** Name of the offer. */
    offer: text("offer").notNull(),
    points: integer("points").notNull(),
    percent: integer("percent").notNull(),
    /** Highest bonus, as a multiple of the currency's minimum stake. */
    mostOfLeast: integer("most_of_least").notNull(),
    boughtAt: timestampColumn("bought_at").notNull(),
    endsAt: timestampColumn("ends_at").notNull(),
  },
  (table) => [
    unique("bought_promo_codes_key").on(table.playerId, table.key),
    check("bought_promo_codes_points", sql`${table.points} > 0`),
  ],
);

/** State of a document's verification (OFC-05). */
export type DocumentState = "sent" | "accepted" | "refused";

/**
 * Files that players sent: documents and what is attached to messages. Their content is stored under `id`, a name of
 * our own (`FileStore`); `name` is only what the player called the file.
 */
export const playerFiles = pgTable(
  "files",
  {
    id: text("id").primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    /** Type of the document; null = a file attached to a support message. */
    document: text("document"),
    messageId: bigint("message_id", { mode: "number" }).references(() => supportMessages.id),
    name: text("name").notNull(),
    /** File type, detected from the content. */
    type: text("type").notNull(),
    bytes: integer("bytes").notNull(),
    at: timestampColumn("at").notNull(),
    state: text("state").$type<DocumentState>().notNull(),
    /** Code of the reason of a refusal. */
    reason: text("reason"),
    /** When the sandbox verifies the document, ms since epoch; null = verified, or no document. */
    dueAt: timestampColumn("due_at"),
  },
  (table) => [
    index("files_player").on(table.playerId, table.at),
    index("files_message").on(table.messageId),
    index("files_due").on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check("files_owner", sql`(${table.document} is null) <> (${table.messageId} is null)`),
  ],
);

const byteaColumn = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

/**
 * Content of players' files where all nodes read it. It is written before the file's row, so that it refers to none.
 */
export const fileContents = pgTable("file_contents", {
  id: text("id").primaryKey(),
  content: byteaColumn("content").notNull(),
});

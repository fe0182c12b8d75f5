import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
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
import { type Minor, zero } from "~/features/money/amount";
import type {
  AccountType,
  CodeUse,
  FaultDrop,
  HouseAccount,
  PlayerLimits,
  StoredBlock,
  TransferKind,
} from "./columns";

/** Amounts are of the row's own `iso`, moments ms since epoch, prices exact decimal text. */
const minor = (name: string) => bigint(name, { mode: "number" }).$type<Minor>();
const moment = (name: string) => bigint(name, { mode: "number" });

export const players = pgTable(
  "players",
  {
    id: integer("id").primaryKey(),
    login: text("login").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    /** The code asked for after the password; null = none. */
    twoStepCode: text("two_step_code"),
    /** The code in every message to the player's telephone; null = a random one each time. */
    smsCode: text("sms_code"),
    /** The code of the last message, which no telephone shows here. */
    lastSmsCode: text("last_sms_code"),
    config: jsonb("config").$type<unknown>().notNull(),
    settings: jsonb("settings").$type<unknown>().notNull().default({}),
    limits: jsonb("limits").$type<PlayerLimits>().notNull().default({}),
    isFrozen: boolean("is_frozen").notNull().default(false),
    termsChanged: boolean("terms_changed").notNull().default(false),
    termsUpdatedAt: moment("terms_updated_at"),
    /** null = none chosen yet: the main account. */
    activeAccountId: integer("active_account_id"),
  },
  (table) => [check("players_login_lowercase", sql`${table.login} = lower(${table.login})`)],
);

/** `id` is the hash of what the browser holds: a stolen table opens no session. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("sessions_player").on(table.playerId)],
);

/**
 * Codes that a sign-in waits for. `id` is the hash of the token that the browser holds, and that token keys the hash of
 * the code: a stolen table opens no session. A telephone has one at a time, whether or not it is anybody's.
 */
export const signInCodes = pgTable(
  "sign_in_codes",
  {
    id: text("id").primaryKey(),
    use: text("use").$type<CodeUse>().notNull(),
    /** null = nobody's telephone: no code will do. */
    playerId: integer("player_id").references(() => players.id),
    codeHash: text("code_hash").notNull(),
    /** Hash of the telephone number it was sent to; null = it was not sent. */
    sentTo: text("sent_to").unique(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    triesLeft: smallint("tries_left").notNull(),
  },
  (table) => [
    index("sign_in_codes_expiry").on(table.expiresAt),
    check("sign_in_codes_tries", sql`${table.triesLeft} >= 0`),
  ],
);

/**
 * Accounts of players (with a balance, never below zero) and of the house (without: it is the sum of its
 * transfers, and no row that every bet would have to lock).
 */
export const accounts = pgTable(
  "accounts",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    playerId: integer("player_id").references(() => players.id),
    house: text("house").$type<HouseAccount>(),
    type: smallint("type").$type<AccountType>(),
    iso: text("iso").notNull(),
    label: text("label").notNull().default(""),
    balance: minor("balance"),
    /** What of advances to this account's stakes is still to be repaid (CPN-15). */
    advanced: minor("advanced").notNull().default(zero()),
  },
  (table) => [
    unique("accounts_id_iso").on(table.id, table.iso),
    uniqueIndex("accounts_house").on(table.house, table.iso).where(sql`${table.house} is not null`),
    index("accounts_player").on(table.playerId),
    check(
      "accounts_owner",
      sql`(${table.playerId} is null) = (${table.house} is not null) and (${table.playerId} is null) = (${table.type} is null) and (${table.playerId} is null) = (${table.balance} is null)`,
    ),
    check("accounts_balance", sql`${table.balance} >= 0`),
    check("accounts_advanced", sql`${table.advanced} >= 0`),
  ],
);

/**
 * The ledger. A row debits one account and credits another of the same currency, so that no movement can be
 * unbalanced or change currency. Rows are never changed.
 */
export const transfers = pgTable(
  "transfers",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: moment("at").notNull(),
    iso: text("iso").notNull(),
    fromAccount: integer("from_account").notNull(),
    toAccount: integer("to_account").notNull(),
    amount: minor("amount").notNull(),
    kind: text("kind").$type<TransferKind>().notNull(),
    /** What it was for: the coupon's id, or "". */
    ref: text("ref").notNull().default(""),
  },
  (table) => [
    foreignKey({ columns: [table.fromAccount, table.iso], foreignColumns: [accounts.id, accounts.iso] }),
    foreignKey({ columns: [table.toAccount, table.iso], foreignColumns: [accounts.id, accounts.iso] }),
    check("transfers_amount", sql`${table.amount} > 0`),
    check("transfers_sides", sql`${table.fromAccount} <> ${table.toAccount}`),
    uniqueIndex("transfers_once").on(table.ref, table.kind).where(sql`${table.ref} <> ''`),
    uniqueIndex("transfers_paid_once")
      .on(table.ref)
      .where(sql`${table.kind} in ('return', 'cash-out') and ${table.ref} <> ''`),
    index("transfers_from").on(table.fromAccount),
    index("transfers_to").on(table.toAccount),
  ],
);

/** Placed coupons. A key is used once by a player, for good (CPP-03, CPP-10). */
export const coupons = pgTable(
  "coupons",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity({ startWith: 7_000_000_001 }),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    iso: text("iso").notNull(),
    typeId: smallint("type_id").notNull(),
    systemValue: smallint("system_value").notNull(),
    stake: minor("stake").notNull(),
    coef: text("coef").notNull(),
    possibleWin: minor("possible_win").notNull(),
    /** Every field as it came (CPP-01). */
    request: jsonb("request").$type<unknown>().notNull(),
    state: text("state").$type<"placed" | "won" | "lost" | "void" | "cashed-out">().notNull(),
    return: minor("return"),
    placedAt: moment("placed_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (table) => [
    unique("coupons_key").on(table.playerId, table.key),
    index("coupons_of_player").on(table.playerId, table.id),
    index("coupons_open").on(table.accountId).where(sql`${table.state} = 'placed'`),
    check("coupons_stake", sql`${table.stake} > 0`),
    check(
      "coupons_outcome",
      sql`(${table.state} = 'placed') = (${table.return} is null) and (${table.state} = 'placed') = (${table.settledAt} is null)`,
    ),
  ],
);

export const couponLegs = pgTable(
  "coupon_legs",
  {
    couponId: bigint("coupon_id", { mode: "number" })
      .notNull()
      .references(() => coupons.id),
    position: smallint("position").notNull(),
    gameId: bigint("game_id", { mode: "number" }).notNull(),
    marketId: bigint("market_id", { mode: "number" }).notNull(),
    type: text("type").notNull(),
    param: text("param").notNull(),
    coef: text("coef").notNull(),
    champ: text("champ").notNull(),
    game: text("game").notNull(),
    name: text("name").notNull(),
    path: text("path").notNull(),
    startsAt: moment("starts_at").notNull(),
    /** When the game should be over: from then on it is looked at. */
    endsAt: moment("ends_at").notNull(),
    /** At placing; the final score once the leg is decided. */
    scores: text("scores"),
    state: text("state").$type<"open" | "won" | "half-won" | "void" | "half-lost" | "lost">().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.position] }),
    index("coupon_legs_due").on(table.endsAt, table.gameId).where(sql`${table.state} = 'open'`),
    index("coupon_legs_open_game").on(table.gameId).where(sql`${table.state} = 'open'`),
  ],
);

/** Coupons that were bought back (CPN-23): each once, under a key that its player uses once. */
export const cashOuts = pgTable(
  "cash_outs",
  {
    couponId: bigint("coupon_id", { mode: "number" })
      .primaryKey()
      .references(() => coupons.id),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    key: text("key").notNull(),
    /** The quote that was taken, as it was named. */
    quote: text("quote").notNull(),
  },
  (table) => [unique("cash_outs_key").on(table.playerId, table.key)],
);

/** Coupons that players share (CPN-21). The same content has one code, however often it is saved. */
export const sharedCoupons = pgTable(
  "shared_coupons",
  {
    code: text("code").primaryKey(),
    /** Hash of the content. */
    fingerprint: text("fingerprint").notNull().unique(),
    content: jsonb("content").$type<unknown>().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("shared_coupons_expiry").on(table.expiresAt)],
);

/** One row: what holds for every process on this database. `revision` moves with every change of anything below. */
export const world = pgTable(
  "world",
  {
    id: smallint("id").primaryKey().default(1),
    revision: bigint("revision", { mode: "number" }).notNull(),
    /** Moves with a reset: what processes remember of the time before is void. */
    era: bigint("era", { mode: "number" }).notNull(),
    /** The clock: real time plus this, ms. */
    offsetMs: bigint("offset_ms", { mode: "number" }).notNull(),
    configRevision: bigint("config_revision", { mode: "number" }).notNull(),
    config: jsonb("config").$type<unknown>().notNull(),
    /** What the blocks service answers; null = nothing is blocked. */
    block: jsonb("block").$type<StoredBlock | null>(),
    tokenSecret: text("token_secret").notNull(),
  },
  (table) => [check("world_one_row", sql`${table.id} = 1`)],
);

export const gameOverrides = pgTable("game_overrides", {
  gameId: bigint("game_id", { mode: "number" }).primaryKey(),
  home: smallint("home"),
  away: smallint("away"),
  status: text("status").$type<"line" | "live" | "finished">(),
  isVoid: boolean("is_void").notNull().default(false),
});

export const marketOverrides = pgTable("market_overrides", {
  marketId: bigint("market_id", { mode: "number" }).primaryKey(),
  gameId: bigint("game_id", { mode: "number" }).notNull(),
  coef: text("coef"),
  isBlocked: boolean("is_blocked"),
});

export const faults = pgTable("faults", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  path: text("path").notNull(),
  status: smallint("status"),
  delayMs: integer("delay_ms"),
  body: jsonb("body").$type<unknown>(),
  drop: text("drop").$type<FaultDrop>(),
  timesLeft: integer("times_left").notNull(),
});

/** Analytics events as they were received. */
export const events = pgTable("events", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  at: moment("at").notNull(),
  key: text("key").notNull(),
  query: jsonb("query").$type<Record<string, string>>().notNull(),
  event: jsonb("event").$type<unknown>().notNull(),
});

/** Knowledge tests that raises of limits wait for (LIM-04). `id` is the hash of the token that the shell holds. */
export const limitTests = pgTable(
  "limit_tests",
  {
    id: text("id").primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    /** The raises that are kept once it is passed. */
    wishes: jsonb("wishes").$type<unknown>().notNull(),
    questions: jsonb("questions").$type<readonly number[]>().notNull(),
    triesLeft: smallint("tries_left").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("limit_tests_player").on(table.playerId),
    check("limit_tests_tries", sql`${table.triesLeft} >= 0`),
  ],
);

/** The cashier's payments: a deposit moves money when it is made, so does a withdrawal. A key is used once by a player. */
export const payments = pgTable(
  "payments",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity({ startWith: 9_000_001 }),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    iso: text("iso").notNull(),
    kind: text("kind").$type<"deposit" | "withdrawal">().notNull(),
    amount: minor("amount").notNull(),
    /** The last four digits of the card. */
    card: text("card").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    unique("payments_key").on(table.playerId, table.key),
    index("payments_of_player").on(table.playerId, table.id),
    check("payments_amount", sql`${table.amount} > 0`),
  ],
);

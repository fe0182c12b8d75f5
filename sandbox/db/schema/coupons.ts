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
import { zero } from "~/domain/money/amount";
import { minorColumn, timestampColumn } from "./fields";
import { payingAccountColumns } from "./money";
import { orderColumns } from "./order-columns";
import { players } from "./players";

/** Placed coupons. A player can use a key only once (CPP-03, CPP-10). */
export const coupons = pgTable(
  "coupons",
  {
    id: bigint("id", { mode: "number" })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 7_000_000_001 }),
    ...orderColumns(),
    ...payingAccountColumns(),
    typeId: smallint("type_id").notNull(),
    systemValue: smallint("system_value").notNull(),
    stake: minorColumn("stake").notNull(),
    /** The part of the stake that was cashed out, and the amount paid for it (CPN-23). */
    cashedStake: minorColumn("cashed_stake").notNull().default(zero()),
    cashedReturn: minorColumn("cashed_return").notNull().default(zero()),
    coef: text("coef").notNull(),
    possibleWin: minorColumn("possible_win").notNull(),
    /** The complete request (CPP-01). */
    request: jsonb("request").$type<unknown>().notNull(),
    state: text("state").$type<"placed" | "won" | "lost" | "void" | "cashed-out">().notNull(),
    return: minorColumn("return"),
    placedAt: timestampColumn("placed_at").notNull(),
    settledAt: timestampColumn("settled_at"),
    /** How often a corrected result changed what the coupon was settled with (CPN-28). */
    resettled: smallint("resettled").notNull().default(0),
  },
  (table) => [
    unique("coupons_key").on(table.playerId, table.key),
    index("coupons_of_player").on(table.playerId, table.id),
    index("coupons_settled")
      .on(table.playerId, table.settledAt)
      .where(sql`${table.settledAt} is not null`),
    index("coupons_open").on(table.accountId).where(sql`${table.state} = 'placed'`),
    check("coupons_stake", sql`${table.stake} > 0`),
    check(
      "coupons_cashed",
      sql`${table.cashedStake} >= 0 and ${table.cashedStake} < ${table.stake} and ${table.cashedReturn} >= 0`,
    ),
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
    startsAt: timestampColumn("starts_at").notNull(),
    /** Expected end of the game, ms since epoch: from then on settlement asks for its result. */
    endsAt: timestampColumn("ends_at").notNull(),
    /** Score at placement; the final score once the leg is settled. */
    scores: text("scores"),
    state: text("state")
      .$type<"open" | "won" | "half-won" | "void" | "half-lost" | "lost">()
      .notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.position] }),
    index("coupon_legs_due").on(table.endsAt, table.gameId).where(sql`${table.state} = 'open'`),
    index("coupon_legs_settled_game").on(table.gameId).where(sql`${table.state} <> 'open'`),
    index("coupon_legs_open_game").on(table.gameId).where(sql`${table.state} = 'open'`),
  ],
);

/**
 * Cash-outs (CPN-23), each with the player's idempotency key. `part` 0 closes the coupon; 1, 2, …
 * are parts of the stake, in the ledger under `{coupon}/{part}`. The primary key keeps a coupon
 * from being closed twice and a part from being paid twice.
 */
export const cashOuts = pgTable(
  "cash_outs",
  {
    couponId: bigint("coupon_id", { mode: "number" })
      .notNull()
      .references(() => coupons.id),
    part: smallint("part").notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    key: text("key").notNull(),
    /** Token of the accepted quote. */
    quote: text("quote").notNull(),
    stake: minorColumn("stake").notNull(),
    /** The amount paid. */
    amount: minorColumn("amount").notNull(),
    at: timestampColumn("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.part] }),
    unique("cash_outs_key").on(table.playerId, table.key),
    check("cash_outs_amount", sql`${table.stake} > 0 and ${table.amount} > 0`),
  ],
);

/**
 * Games whose result was changed after bets on them had been settled (CPN-28). Their coupons are settled
 * again in the order of their ids; `upTo` is the last one that was looked at. A game has one correction
 * at a time that is not done.
 */
export const resultCorrections = pgTable(
  "result_corrections",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    gameId: bigint("game_id", { mode: "number" }).notNull(),
    at: timestampColumn("at").notNull(),
    upTo: bigint("up_to", { mode: "number" }).notNull().default(0),
    doneAt: timestampColumn("done_at"),
  },
  (table) => [
    uniqueIndex("result_corrections_due").on(table.gameId).where(sql`${table.doneAt} is null`),
  ],
);

/**
 * Changes of a settled coupon by a corrected result: what it had returned (`before`), what it returns
 * since (`after`, null = it is open again), and what the account lacked of a difference that was taken
 * back (`debt`). The nth is `{coupon}/r{n}` in the ledger.
 */
export const resettlements = pgTable(
  "resettlements",
  {
    couponId: bigint("coupon_id", { mode: "number" })
      .notNull()
      .references(() => coupons.id),
    nth: smallint("nth").notNull(),
    at: timestampColumn("at").notNull(),
    /** When the coupon was settled before. */
    settledAt: timestampColumn("settled_at").notNull(),
    before: minorColumn("before").notNull(),
    after: minorColumn("after"),
    debt: minorColumn("debt").notNull().default(zero()),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.nth] }),
    index("resettlements_at").on(table.at),
  ],
);

/** Amounts at which the platform cashes open coupons out by itself (CPN-23). */
export const autoCashOuts = pgTable(
  "auto_cash_outs",
  {
    couponId: bigint("coupon_id", { mode: "number" })
      .primaryKey()
      .references(() => coupons.id),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    amount: minorColumn("amount").notNull(),
    setAt: timestampColumn("set_at").notNull(),
  },
  (table) => [check("auto_cash_outs_amount", sql`${table.amount} > 0`)],
);

/** Shared coupons (CPN-21). The same content has one code, however often it is saved. */
export const sharedCoupons = pgTable(
  "shared_coupons",
  {
    code: text("code").primaryKey(),
    /** Hash of the content. */
    fingerprint: text("fingerprint").notNull().unique(),
    content: jsonb("content").$type<unknown>().notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
  },
  (table) => [index("shared_coupons_expiry").on(table.expiresAt)],
);

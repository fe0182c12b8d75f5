import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { zero } from "~/domain/money/amount";
import type { LotteryTicketPicks, SettledTotoDraw } from "../columns";
import { minorColumn, timestampColumn } from "./fields";
import { accounts } from "./money";
import { orderColumns } from "./order-columns";

export type TicketState = "placed" | "won" | "lost" | "void";

/** Tickets of the lotto and coupons of the toto (LOT-01, LOT-02). A player can use a key only once. */
export const tickets = pgTable(
  "tickets",
  {
    id: bigint("id", { mode: "number" })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 3_000_001 }),
    ...orderColumns(),
    accountId: integer("account_id").notNull(),
    iso: text("iso").notNull(),
    kind: text("kind").$type<"lotto" | "toto">().notNull(),
    section: text("section").notNull(),
    /** Number of the first draw; `draws` is the number of draws that the ticket takes part in. */
    draw: integer("draw").notNull(),
    draws: integer("draws").notNull(),
    /** Number of lines (lotto) or variants (toto) in each draw; `linePrice` is the price of one. */
    lines: integer("lines").notNull(),
    linePrice: minorColumn("line_price").notNull(),
    stake: minorColumn("stake").notNull(),
    picks: jsonb("picks").$type<LotteryTicketPicks>().notNull(),
    state: text("state").$type<TicketState>().notNull().default("placed"),
    /** Total won so far. */
    win: minorColumn("win").notNull().default(zero()),
    placedAt: timestampColumn("placed_at").notNull(),
    settledAt: timestampColumn("settled_at"),
  },
  (table) => [
    unique("tickets_key").on(table.playerId, table.key),
    foreignKey({
      columns: [table.accountId, table.iso],
      foreignColumns: [accounts.id, accounts.iso],
    }),
    index("tickets_of_player").on(table.playerId, table.id),
    index("tickets_of_draw").on(table.section, table.draw),
    check(
      "tickets_stake",
      sql`${table.stake} > 0 and ${table.stake} = ${table.linePrice} * ${table.lines} * ${table.draws}`,
    ),
    check("tickets_outcome", sql`(${table.state} = 'placed') = (${table.settledAt} is null)`),
  ],
);

/** Draws of lotto tickets: each is settled once, when it is due. */
export const ticketDraws = pgTable(
  "ticket_draws",
  {
    ticketId: bigint("ticket_id", { mode: "number" })
      .notNull()
      .references(() => tickets.id),
    draw: integer("draw").notNull(),
    dueAt: timestampColumn("due_at").notNull(),
    state: text("state").$type<"open" | "won" | "lost">().notNull().default("open"),
    win: minorColumn("win").notNull().default(zero()),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.draw] }),
    index("ticket_draws_due").on(table.dueAt).where(sql`${table.state} = 'open'`),
  ],
);

/**
 * Toto draws with at least one coupon; their matches are fixed when the first coupon is
 * placed.
 */
export const totoDraws = pgTable(
  "toto_draws",
  {
    section: text("section").notNull(),
    number: integer("number").notNull(),
    /** Ids of the games, in the order of the draw. */
    games: jsonb("games").$type<readonly number[]>().notNull(),
    closesAt: timestampColumn("closes_at").notNull(),
    state: text("state").$type<"open" | "settled" | "void">().notNull().default("open"),
    /** Results and payouts of the draw; null until it is settled, and if it is void. */
    outcome: jsonb("outcome").$type<SettledTotoDraw>(),
  },
  (table) => [
    primaryKey({ columns: [table.section, table.number] }),
    check("toto_draws_outcome", sql`(${table.state} = 'settled') = (${table.outcome} is not null)`),
  ],
);

/** Jackpots of the toto's sections, one a currency. */
export const totoJackpots = pgTable(
  "toto_jackpots",
  {
    section: text("section").notNull(),
    iso: text("iso").notNull(),
    amount: minorColumn("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.section, table.iso] }),
    check("toto_jackpots_amount", sql`${table.amount} >= 0`),
  ],
);

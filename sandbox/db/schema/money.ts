import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { zero } from "~/domain/money/amount";
import type { AccountType } from "../columns";
import type { HouseAccount, MovementKind } from "../movement-kinds";
import { minorColumn, timestampColumn } from "./fields";
import { orderColumns } from "./order-columns";
import { players } from "./players";

/**
 * Accounts of players (with a balance, never negative) and of the house (without: its balance is the sum of
 * its transfers, since a balance row would be locked by every bet).
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
    balance: minorColumn("balance"),
    /** Sum of the advances to stakes from this account that are still to be repaid (CPN-15). */
    advanced: minorColumn("advanced").notNull().default(zero()),
    /**
     * When the player removed the account, ms since epoch; null = it is open (ACC-03). A removed
     * one is empty, and opens again when its currency is added.
     */
    closedAt: timestampColumn("closed_at"),
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

/** Columns of a row that moves money of one account of a player: the account, and its currency. */
export const payingAccountColumns = () => ({
  accountId: integer("account_id")
    .notNull()
    .references(() => accounts.id),
  iso: text("iso").notNull(),
});

/**
 * The ledger. A row debits one account and credits another of the same currency, so that no
 * transfer can be unbalanced or change currency. Rows are never changed.
 */
export const ledgerTransfers = pgTable(
  "transfers",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: timestampColumn("at").notNull(),
    iso: text("iso").notNull(),
    fromAccount: integer("from_account").notNull(),
    toAccount: integer("to_account").notNull(),
    amount: minorColumn("amount").notNull(),
    kind: text("kind").$type<MovementKind>().notNull(),
    /** Id of the coupon or payment, or "". */
    ref: text("ref").notNull().default(""),
  },
  (table) => [
    foreignKey({
      columns: [table.fromAccount, table.iso],
      foreignColumns: [accounts.id, accounts.iso],
    }),
    foreignKey({
      columns: [table.toAccount, table.iso],
      foreignColumns: [accounts.id, accounts.iso],
    }),
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

/**
 * Payments of the cashier. A withdrawal moves money when it is made, a deposit once it is paid; a declined or
 * cancelled one moves none. A player can use a key only once.
 */
export const payments = pgTable(
  "payments",
  {
    id: bigint("id", { mode: "number" })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 9_000_001 }),
    ...orderColumns(),
    ...payingAccountColumns(),
    kind: text("kind").$type<"deposit" | "withdrawal">().notNull(),
    amount: minorColumn("amount").notNull(),
    /** The last four digits of the card. */
    card: text("card").notNull(),
    state: text("state").$type<"paid" | "pending" | "declined" | "cancelled">().notNull(),
    at: timestampColumn("at").notNull(),
    /** When the bank completes a pending payment. */
    dueAt: timestampColumn("due_at"),
    settledAt: timestampColumn("settled_at"),
    /**
     * Idempotency key of the request by which the player cancelled a withdrawal (OFC-02); null = it
     * was not cancelled.
     */
    takenBackKey: text("taken_back_key"),
  },
  (table) => [
    unique("payments_key").on(table.playerId, table.key),
    unique("payments_taken_back").on(table.playerId, table.takenBackKey),
    index("payments_of_player").on(table.playerId, table.id),
    index("payments_due").on(table.dueAt).where(sql`${table.state} = 'pending'`),
    check("payments_amount", sql`${table.amount} > 0`),
    check("payments_outcome", sql`(${table.state} = 'pending') = (${table.settledAt} is null)`),
  ],
);

import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { minor, moment } from "./fields";
import { accounts } from "./money";
import { players } from "./players";

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

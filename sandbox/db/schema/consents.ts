import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "./fields";
import { players } from "./players";

/** Table of when each player last accepted all cookies (CNS-02). */
export const allCookiesAcceptances = pgTable("cookie_agreements", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id),
  at: timestampColumn("at").notNull(),
});

/** Receipts of players' choices about cookies, each stored once and never changed (CNS-05). */
export const cookieReceipts = pgTable(
  "cookie_receipts",
  {
    id: text("id").primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    choice: text("choice").$type<"all" | "functionality" | "marketing" | "disable">().notNull(),
    revision: integer("revision").notNull(),
    at: timestampColumn("at").notNull(),
  },
  (table) => [index("cookie_receipts_of_player").on(table.playerId, table.at)],
);

import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "./fields";
import { players } from "./players";

/** Knowledge tests for raises of limits (LIM-04). `id` is the hash of the shell's token. */
export const limitKnowledgeTests = pgTable(
  "limit_tests",
  {
    id: text("id").primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    /** Raises saved once the test is passed. */
    requested: jsonb("requested").$type<unknown>().notNull(),
    questions: jsonb("questions").$type<readonly number[]>().notNull(),
    triesLeft: smallint("tries_left").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
  },
  (table) => [
    index("limit_tests_player").on(table.playerId),
    check("limit_tests_tries", sql`${table.triesLeft} >= 0`),
  ],
);

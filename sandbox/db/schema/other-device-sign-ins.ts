import { index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "./fields";
import { players } from "./players";

/**
 * Codes that sign in another device of a player who is already signed in (OFC-04); one at a time
 * per session.
 */
export const otherDeviceSignIns = pgTable(
  "device_sign_ins",
  {
    id: text("id").primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    /** Id of the player's session that shows the code and confirms the other device. */
    sid: text("sid").notNull().unique(),
    code: text("code").notNull().unique(),
    state: text("state").$type<"shown" | "claimed" | "confirmed" | "refused">().notNull(),
    /**
     * When the current step ends, ms since epoch: showing the code, asking the player, or the other
     * device's wait.
     */
    expiresAt: timestampColumn("expires_at").notNull(),
    /** Hash of the other device's token; null = the code was not typed yet. */
    tokenHash: text("token_hash").unique(),
    /** Browser and system of the other device ("Firefox, Linux"); "" = unknown. */
    device: text("device").notNull().default(""),
    /** A number shown on both devices, so that the player can compare them. */
    check: smallint("check").notNull(),
  },
  (table) => [index("device_sign_ins_expiry").on(table.expiresAt)],
);

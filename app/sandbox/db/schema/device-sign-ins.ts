import { index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "./fields";
import { players } from "./players";

/** Codes by which a signed-in player lets another device in (OFC-04). A session has one at a time. */
export const deviceSignIns = pgTable(
  "device_sign_ins",
  {
    id: text("id").primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    /** Session that shows the code and answers for it. */
    sid: text("sid").notNull().unique(),
    code: text("code").notNull().unique(),
    state: text("state").$type<"shown" | "claimed" | "confirmed" | "refused">().notNull(),
    /** End of the present state: of the code, of the question, of the other device's wait. */
    expiresAt: moment("expires_at").notNull(),
    /** Hash of the other device's token; null = the code was not typed yet. */
    tokenHash: text("token_hash").unique(),
    /** What the other device says it is: "Firefox, Linux"; "" = it does not say. */
    device: text("device").notNull().default(""),
    /** Number that both devices show, so that the player confirms the right one. */
    check: smallint("check").notNull(),
  },
  (table) => [index("device_sign_ins_expiry").on(table.expiresAt)],
);

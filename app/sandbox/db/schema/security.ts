import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./fields";
import { players } from "./players";

/** Authenticators of players (OFC-03; RFC 6238). */
export const authenticators = pgTable("authenticators", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id),
  /** The secret, encrypted by a key that is not in the database. */
  secret: text("secret").notNull(),
  startedAt: moment("started_at").notNull(),
  /** When the first code proved the secret; null = not yet, and sign-ins do not ask for it. */
  confirmedAt: moment("confirmed_at"),
  /** Steps of 30 s whose code was taken: a code serves once. */
  usedSteps: jsonb("used_steps").$type<readonly number[]>().notNull().default([]),
  /** The recovery codes, encrypted likewise, until the player has seen them; null = seen. */
  newCodes: text("new_codes"),
});

/** Recovery codes that are left; `hash` is keyed by the player and the secret outside the database. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    hash: text("hash").primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
  },
  (table) => [index("recovery_codes_player").on(table.playerId)],
);

/** E-mail addresses that want no news, by their hash (REG-08). */
export const newsStops = pgTable("news_stops", {
  address: text("address").primaryKey(),
  at: moment("at").notNull(),
});

import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "./fields";
import { players } from "./players";

/** Authenticators of players (OFC-03; RFC 6238). */
export const authenticators = pgTable("authenticators", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id),
  /** The authenticator's secret, encrypted with a key that is not in the database. */
  secret: text("secret").notNull(),
  startedAt: timestampColumn("started_at").notNull(),
  /**
   * When the first code confirmed the secret; null = not confirmed, and sign-ins do not ask for a
   * code.
   */
  confirmedAt: timestampColumn("confirmed_at"),
  /** The 30-second steps whose codes were used: each code is accepted once. */
  usedSteps: jsonb("used_steps").$type<readonly number[]>().notNull().default([]),
  /**
   * The recovery codes, encrypted as `secret` is, until the player has seen them; null = they were
   * seen, or there are none.
   */
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

/** Hashes of e-mail addresses that unsubscribed from news (REG-08). */
export const unsubscribedAddressHashes = pgTable("news_stops", {
  address: text("address").primaryKey(),
  at: timestampColumn("at").notNull(),
});

/** Confirmed e-mail addresses of news whose owners need not be players (REG-08), with the language of their mails. */
export const newsSubscribers = pgTable("news_subscribers", {
  address: text("address").primaryKey(),
  lng: text("lng").notNull(),
  at: timestampColumn("at").notNull(),
});

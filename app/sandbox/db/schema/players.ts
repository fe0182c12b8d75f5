import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { CodeUse, CountedDay, PlayerLimits } from "../columns";
import { moment } from "./fields";

export const players = pgTable(
  "players",
  {
    id: integer("id").primaryKey(),
    login: text("login").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    /** The code asked for after the password; null = none. */
    twoStepCode: text("two_step_code"),
    /** The code in every message to the player's telephone; null = a random one each time. */
    smsCode: text("sms_code"),
    /** The code of the last message, which no telephone shows here. */
    lastSmsCode: text("last_sms_code"),
    config: jsonb("config").$type<unknown>().notNull(),
    settings: jsonb("settings").$type<unknown>().notNull().default({}),
    limits: jsonb("limits").$type<PlayerLimits>().notNull().default({}),
    isFrozen: boolean("is_frozen").notNull().default(false),
    termsChanged: boolean("terms_changed").notNull().default(false),
    termsUpdatedAt: moment("terms_updated_at"),
    /** null = none chosen yet: the main account. */
    activeAccountId: integer("active_account_id"),
    /** The day that the session limit counts now (SSL-01); null = none was counted yet. */
    countedDay: jsonb("counted_day").$type<CountedDay>(),
  },
  (table) => [check("players_login_lowercase", sql`${table.login} = lower(${table.login})`)],
);

/** `id` is the hash of what the browser holds: a stolen table opens no session. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    createdAt: moment("created_at").notNull(),
    /** When its player was last heard of, to within `signMs` of `services/limits/session.ts`; null = not since its begin. */
    seenAt: moment("seen_at"),
  },
  (table) => [index("sessions_player").on(table.playerId)],
);

/** From when until when a player was signed in, in sessions that are over (SSL-01). */
export const pastSessions = pgTable(
  "past_sessions",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    startedAt: moment("started_at").notNull(),
    endedAt: moment("ended_at").notNull(),
  },
  (table) => [index("past_sessions_player").on(table.playerId, table.endedAt)],
);

/** Wrong passwords and codes of a player, however he is named (SEC-07); 0 stands for everybody who is no player. */
export const signInTries = pgTable("sign_in_tries", {
  playerId: integer("player_id").primaryKey(),
  /** When they began to be counted. */
  since: moment("since").notNull(),
  tries: integer("tries").notNull(),
});

/**
 * Codes that a sign-in waits for. `id` is the hash of the token that the browser holds, and that token keys the hash of
 * the code: a stolen table opens no session. A telephone has one at a time, whether or not it is anybody's.
 */
export const signInCodes = pgTable(
  "sign_in_codes",
  {
    id: text("id").primaryKey(),
    use: text("use").$type<CodeUse>().notNull(),
    /** null = nobody's telephone: no code will do. */
    playerId: integer("player_id").references(() => players.id),
    codeHash: text("code_hash").notNull(),
    /** Hash of the telephone number it was sent to; null = it was not sent. */
    sentTo: text("sent_to").unique(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    triesLeft: smallint("tries_left").notNull(),
  },
  (table) => [
    index("sign_in_codes_expiry").on(table.expiresAt),
    check("sign_in_codes_tries", sql`${table.triesLeft} >= 0`),
  ],
);

import { type SQL, sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type {
  CodePurpose,
  PlayTimeDayBounds,
  RegistrationBonusChoice,
  UnparsedPlayerLimits,
} from "../columns";
import { timestampColumn } from "./fields";

/** A document's number without spaces and signs, in capitals; the same text in an index and in a query. */
export const normalisedDocumentNumberSql = (text: SQL) =>
  sql`upper(regexp_replace(${text}, '[[:space:][:punct:]]', '', 'g'))`;

export const players = pgTable(
  "players",
  {
    id: integer("id").primaryKey(),
    /** The proven e-mail address, else the player's number. */
    login: text("login").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    /**
     * When the player last chose a password, ms since epoch; null = its age is
     * `changed_pass_day_count` of the user config.
     */
    passwordChangedAt: timestampColumn("password_changed_at"),
    /**
     * Until when the player can confirm an e-mail address or number, ms since epoch; null =
     * `remaining_days_to_activate` of the user config says it.
     */
    activateUntil: timestampColumn("activate_until"),
    /** Fixed code that a sign-in asks for after the password; null = none. */
    twoStepCode: text("two_step_code"),
    /** The code that every code message to the player has; null = a random one each time. */
    smsCode: text("sms_code"),
    config: jsonb("config").$type<unknown>().notNull(),
    settings: jsonb("settings").$type<unknown>().notNull().default({}),
    /** Marked teams, championships and games, as `domain/settings/favourites.ts` writes them. */
    favourites: text("favourites").notNull().default(""),
    limits: jsonb("limits").$type<UnparsedPlayerLimits>().notNull().default({}),
    isFrozen: boolean("is_frozen").notNull().default(false),
    termsChanged: boolean("terms_changed").notNull().default(false),
    termsUpdatedAt: timestampColumn("terms_updated_at"),
    /** Id of the money account that the player uses; null = never chosen: the main account. */
    activeAccountId: integer("active_account_id"),
    /** The day whose time of play is counted for the session limit (SSL-01); null = none yet. */
    countedDay: jsonb("counted_day").$type<PlayTimeDayBounds>(),
    /** The secret question, a name of `domain/session/questions.ts`, and the hash of its answer (OFC-03). */
    secretQuestion: text("secret_question"),
    secretAnswerHash: text("secret_answer_hash"),
    /** The player asked for news by e-mail (REG-08). */
    wantsNews: boolean("wants_news").notNull().default(false),
    /**
     * When the player registered, ms since epoch, with the chosen bonus (REG-02) and the promo
     * code; null = a player of the seed data.
     */
    registeredAt: timestampColumn("registered_at"),
    bonusChoice: smallint("bonus_choice").$type<RegistrationBonusChoice>(),
    promoCode: text("promo_code"),
    /** Current balance of loyalty points (ACC-13). */
    points: integer("points").notNull().default(0),
    /** The player who invited him (OFC-10). */
    invitedBy: integer("invited_by"),
    /** Visitors who came by the link of this player's invitation. */
    invitesOpened: integer("invites_opened").notNull().default(0),
  },
  (table) => [
    check("players_points", sql`${table.points} >= 0`),
    index("players_invited_by").on(table.invitedBy),
    check("players_login_lowercase", sql`${table.login} = lower(${table.login})`),
    // A telephone that is proven (ACC-06: activation 2 or 3) belongs to one player (REG-10).
    uniqueIndex("players_phone")
      .on(sql`(${table.config}->>'phone_code')`, sql`(${table.config}->>'phone_number')`)
      .where(
        sql`${table.config}->>'activation_type' in ('2', '3') and ${table.config}->>'phone_number' <> ''`,
      ),
    // A self-excluded person is looked up by birth date and by document (REG-10).
    index("players_birth_date").on(sql`(${table.config}->'user_data'->>'date_birthday')`),
    index("players_document").on(
      sql`(${normalisedDocumentNumberSql(sql`${table.config}->'user_data'->>'passport'`)})`,
    ),
  ],
);

/** Numbers of players who register. */
export const playerNumbers = pgSequence("player_numbers", { startWith: 100_001 });

/**
 * Open sessions of signed-in players. `id` is the hash of the browser's session id: a stolen table
 * opens no session.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    createdAt: timestampColumn("created_at").notNull(),
    /**
     * The player's last activity in the session, ms since epoch, to within `signMs` of
     * `services/limits/session.ts`; null = none since the session's start.
     */
    seenAt: timestampColumn("seen_at"),
    /** Number that names the session on pages, where its id must not appear. */
    number: bigserial("number", { mode: "number" }).notNull().unique(),
    /**
     * When the player last proved in this session who he is, ms since epoch; null = only at the
     * sign-in, 0 = not yet: another device's code or a network opened it (OFC-03).
     */
    confirmedAt: timestampColumn("confirmed_at"),
    /** Browser and system in words ("Firefox, Windows"); "" = unknown. */
    device: text("device").notNull().default(""),
    /** Two-letter country, lower case; "" = unknown. */
    country: text("country").notNull().default(""),
  },
  (table) => [index("sessions_player").on(table.playerId)],
);

/** Sign-ins of the last 90 days, kept when their session has ended (OFC-03). */
export const signInHistory = pgTable(
  "sign_ins",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    at: timestampColumn("at").notNull(),
    device: text("device").notNull(),
    country: text("country").notNull(),
  },
  (table) => [index("sign_ins_player").on(table.playerId, table.at)],
);

/** Intervals of ended sessions (SSL-01). */
export const pastSessions = pgTable(
  "past_sessions",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    startedAt: timestampColumn("started_at").notNull(),
    endedAt: timestampColumn("ended_at").notNull(),
  },
  (table) => [index("past_sessions_player").on(table.playerId, table.endedAt)],
);

/**
 * Numbers of wrong passwords and codes in a window, one row a player, whichever login is used
 * (SEC-07). The row of player 0 counts those for logins that belong to nobody.
 */
export const wrongCredentialCountsByPlayer = pgTable("sign_in_tries", {
  playerId: integer("player_id").primaryKey(),
  /** Start of the counting window. */
  since: timestampColumn("since").notNull(),
  tries: integer("tries").notNull(),
});

/**
 * One-time codes that have not been entered. `id` is the hash of the browser's token, and the
 * code's own hash is keyed by that token: a stolen table opens no session. An address has at most
 * one code per purpose, whether or not it belongs to a player.
 */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    id: text("id").primaryKey(),
    use: text("use").$type<CodePurpose>().notNull(),
    /**
     * The player whom the code is for; null = nobody yet (registration), or an unknown address:
     * then `data` is null and every code is refused.
     */
    playerId: integer("player_id").references(() => players.id),
    codeHash: text("code_hash").notNull(),
    /**
     * Hash of the token in the message's link, which replaces the code; null = no link was sent.
     */
    linkId: text("link_id").unique(),
    /** Hash of the telephone number or e-mail address; null = nothing was sent. */
    sentTo: text("sent_to"),
    /** What takes effect with the right code: a registration, or a new address; null = nothing. */
    data: jsonb("data").$type<unknown>(),
    createdAt: timestampColumn("created_at").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
    triesLeft: smallint("tries_left").notNull(),
  },
  (table) => [
    unique("one_time_codes_target").on(table.use, table.sentTo),
    index("one_time_codes_expiry").on(table.expiresAt),
    check("one_time_codes_tries", sql`${table.triesLeft} >= 0`),
  ],
);

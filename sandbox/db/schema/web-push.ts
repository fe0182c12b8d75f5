import { bigint, bigserial, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { PushKind } from "~/domain/web-push/web-push";
import { timestampColumn } from "./fields";
import { players, sessions } from "./players";

/** The pair of keys that signs the platform's push messages (RFC 8292): one row, made once. */
export const pushKeys = pgTable("push_keys", {
  id: integer("id").primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
});

/** Devices that get push messages; one ends with the session that asked for it. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    sessionId: text("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    lng: text("lng").notNull(),
    /** Events before it are not sent. */
    at: timestampColumn("at").notNull(),
  },
  (table) => [
    index("push_subscriptions_player").on(table.playerId),
    index("push_subscriptions_session").on(table.sessionId),
  ],
);

/** Messages of events to devices: each event once to each device. */
export const pushMessages = pgTable(
  "push_messages",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    subscriptionId: bigint("subscription_id", { mode: "number" })
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
    kind: text("kind").$type<PushKind>().notNull(),
    /** Names the event: `bet:{coupon}:{settled at}`, `goal:{game}:{score}`, `support:{message}`. */
    event: text("event").notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    /** Path of the page that a press opens. */
    path: text("path").notNull(),
    at: timestampColumn("at").notNull(),
    /** After it the message is of no use. */
    expiresAt: timestampColumn("expires_at").notNull(),
    tries: integer("tries").notNull().default(0),
    /** When it is sent, or sent again; null = it was taken, or is not sent any more. */
    nextAt: timestampColumn("next_at"),
  },
  (table) => [
    unique("push_messages_once").on(table.subscriptionId, table.event),
    index("push_messages_due").on(table.nextAt),
    index("push_messages_at").on(table.at),
  ],
);

/** The last known scores of the matches whose goals somebody waits for. */
export const pushScores = pgTable("push_scores", {
  gameId: bigint("game_id", { mode: "number" }).primaryKey(),
  home: integer("home").notNull(),
  away: integer("away").notNull(),
  at: timestampColumn("at").notNull(),
});

import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { ThreadKind, ThreadState } from "~/domain/support/support";
import { timestampColumn } from "./fields";
import { players } from "./players";

/**
 * Support threads (OFC-06). A guest's thread has no player, and an e-mail address for the answer.
 */
export const supportThreads = pgTable(
  "support_threads",
  {
    id: bigint("id", { mode: "number" })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 500_001 }),
    playerId: integer("player_id").references(() => players.id),
    email: text("email"),
    kind: text("kind").$type<ThreadKind>().notNull(),
    topic: text("topic").notNull(),
    subject: text("subject").notNull(),
    /** The payment it is about (OFC-07). */
    paymentId: bigint("payment_id", { mode: "number" }),
    state: text("state").$type<ThreadState>().notNull(),
    lng: text("lng").notNull(),
    updatedAt: timestampColumn("updated_at").notNull(),
    /**
     * When the sandbox answers the thread, ms since epoch; null = no message waits for an answer.
     */
    answerAt: timestampColumn("answer_at"),
  },
  (table) => [
    index("support_threads_player").on(table.playerId, table.updatedAt),
    index("support_threads_due").on(table.answerAt).where(sql`${table.answerAt} is not null`),
    check(
      "support_threads_writer",
      sql`(${table.playerId} is null) = (${table.email} is not null)`,
    ),
  ],
);

/** Messages of threads, each under a key that its writer uses once. */
export const supportMessages = pgTable(
  "support_messages",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    threadId: bigint("thread_id", { mode: "number" })
      .notNull()
      .references(() => supportThreads.id),
    isOfHouse: boolean("is_of_house").notNull(),
    /**
     * Text of the message as its writer typed it; of the operator's messages the code of a text,
     * which readers get in their language.
     */
    text: text("text").notNull(),
    at: timestampColumn("at").notNull(),
    isRead: boolean("is_read").notNull(),
    /** Idempotency key, `{player or address}:{key}`; null = a message by the operator. */
    key: text("key"),
  },
  (table) => [
    unique("support_messages_key").on(table.key),
    index("support_messages_thread").on(table.threadId, table.id),
  ],
);

import { bigserial, boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "./fields";

/**
 * SMS, e-mails and push messages that the platform sent; `to` of a push message is its player's login. A withheld message belongs to no player and reached nobody: it is
 * written all the same, so that known and unknown addresses take the same time (REG-10).
 */
export const outbox = pgTable(
  "outbox",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: timestampColumn("at").notNull(),
    kind: text("kind").$type<"sms" | "email" | "push">().notNull(),
    to: text("to").notNull(),
    lng: text("lng").notNull(),
    /** "" for an SMS. */
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    /** HTML part of an e-mail; null for an SMS. */
    html: text("html"),
    code: text("code"),
    link: text("link"),
    /** Headers of an e-mail beside the usual ones, for unsubscribing (RFC 8058); null = none. */
    headers: jsonb("headers").$type<Readonly<Record<string, string>>>(),
    isWithheld: boolean("is_withheld").notNull(),
  },
  (table) => [index("outbox_to").on(table.to, table.id), index("outbox_at").on(table.at)],
);

/** Messages to an address within a day, sent or withheld (SEC-07). `target` is a hash. */
export const messageCounts = pgTable("message_counts", {
  target: text("target").primaryKey(),
  /** Start of the counting window. */
  since: timestampColumn("since").notNull(),
  sent: integer("sent").notNull(),
});

/**
 * Issues of the news that came out (SET-02). The first row stands for the time when the database was created;
 * that issue is sent to nobody.
 */
export const newsletterIssues = pgTable("news_issues", {
  issue: integer("issue").primaryKey(),
  at: timestampColumn("at").notNull(),
  /** Id of the last player to whom the issue was sent: players get it in the order of their ids. */
  sentUpTo: integer("sent_up_to").notNull().default(0),
  /** When the issue had been sent to every player, ms since epoch; null = not yet. */
  doneAt: timestampColumn("done_at"),
});

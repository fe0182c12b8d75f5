import { bigserial, boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./fields";

/**
 * SMS and e-mails that the platform sent. A withheld message belongs to no player and reached nobody: it is
 * written all the same, so that known and unknown addresses take the same time (REG-10).
 */
export const outbox = pgTable(
  "outbox",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: moment("at").notNull(),
    kind: text("kind").$type<"sms" | "email">().notNull(),
    to: text("to").notNull(),
    lng: text("lng").notNull(),
    /** "" for an SMS. */
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    /** HTML part of an e-mail; null for an SMS. */
    html: text("html"),
    code: text("code"),
    link: text("link"),
    isWithheld: boolean("is_withheld").notNull(),
  },
  (table) => [index("outbox_to").on(table.to, table.id), index("outbox_at").on(table.at)],
);

/** Messages to an address within a day, sent or withheld (SEC-07). `target` is a hash. */
export const messageCounts = pgTable("message_counts", {
  target: text("target").primaryKey(),
  /** Start of the counting window. */
  since: moment("since").notNull(),
  sent: integer("sent").notNull(),
});

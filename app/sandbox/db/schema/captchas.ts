import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { CaptchaPurpose } from "~/platform/captcha/wire.server";
import { moment } from "./fields";

/** Captchas that were handed out (SES-11). Either answer is right; each captcha takes one. */
export const captchas = pgTable(
  "captchas",
  {
    id: text("id").primaryKey(),
    purpose: text("purpose").$type<CaptchaPurpose>().notNull(),
    /** What the picture shows. */
    digits: text("digits").notNull(),
    /** Answer to the question in words, as compared. */
    letters: text("letters").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Null = not answered yet. */
    answeredAt: moment("answered_at"),
    /** When the right answer opened its form; a wrong answer is used up at once. */
    usedAt: moment("used_at"),
  },
  (table) => [index("captchas_expiry").on(table.expiresAt)],
);

/** Posts within a window that make a captcha due; `target` is the hash of a purpose with its subject or address. */
export const captchaCounts = pgTable(
  "captcha_counts",
  {
    target: text("target").primaryKey(),
    /** Start of the counting window. */
    since: moment("since").notNull(),
    posts: integer("posts").notNull(),
  },
  (table) => [index("captcha_counts_since").on(table.since)],
);

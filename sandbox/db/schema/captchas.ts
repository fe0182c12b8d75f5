import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { CaptchaPurpose } from "~/platform/services/captcha/wire.server";
import { timestampColumn } from "./fields";

/**
 * Captchas that were shown (SES-11). Each takes one answer: the digits of its picture, or the
 * answer to its question.
 */
export const captchas = pgTable(
  "captchas",
  {
    id: text("id").primaryKey(),
    purpose: text("purpose").$type<CaptchaPurpose>().notNull(),
    /** The digits in the picture. */
    digits: text("digits").notNull(),
    /** The right answer to the captcha's question in words, normalised for the comparison. */
    letters: text("letters").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
    /** Null = not answered yet. */
    answeredAt: timestampColumn("answered_at"),
    /**
     * When the right answer was used for a post of its form, ms since epoch; a wrong answer counts
     * as used at once. null = not used yet.
     */
    usedAt: timestampColumn("used_at"),
  },
  (table) => [index("captchas_expiry").on(table.expiresAt)],
);

/**
 * Number of posts within a time window, beyond which a captcha is due; `target` is the hash of a
 * purpose with its subject or address.
 */
export const postCountsForCaptcha = pgTable(
  "captcha_counts",
  {
    target: text("target").primaryKey(),
    /** Start of the counting window. */
    since: timestampColumn("since").notNull(),
    posts: integer("posts").notNull(),
  },
  (table) => [index("captcha_counts_since").on(table.since)],
);

import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Language } from "~/i18n/languages";
import { timestampColumn } from "./fields";

/** What the platform publishes: posts of the blog, news, terms of the betting alphabet (CNT-01). */
export type ContentKind = "blog" | "news" | "term";

/**
 * Published texts, one row for each language that a text is written in. English is always among them. All columns
 * but the texts are the same in every language.
 */
export const content = pgTable(
  "content",
  {
    kind: text("kind").$type<ContentKind>().notNull(),
    slug: text("slug").notNull(),
    language: text("language").$type<Language>().notNull(),
    title: text("title").notNull(),
    lead: text("lead").notNull(),
    /** Checked markup (`content/markup.ts`). */
    body: text("body").notNull(),
    /** Name of the drawing; "" = none. */
    picture: text("picture").notNull(),
    /** Slug of the author; "" = the editors. */
    author: text("author").notNull(),
    tags: text("tags").array().notNull(),
    /** A segment of the address, or several: `odds`, `betting/markets`. */
    category: text("category").notNull(),
    publishedAt: timestampColumn("published_at").notNull(),
    /** When the text last changed. */
    updatedAt: timestampColumn("updated_at").notNull(),
    /** When its subject is over, such as an offer; null = never. */
    endsAt: timestampColumn("ends_at"),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug, table.language] })],
);

import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  like,
  lte,
  or,
  sql,
} from "drizzle-orm";
import type { Language } from "~/i18n/languages";
import type { Db } from "../db/open";
import { type ContentKind, content } from "../db/schema";

type Row = typeof content.$inferSelect;

/** A text in a list; `language` is the one it is written in, which is English where the reader's is missing. */
export type ContentEntry = Readonly<Omit<Row, "body">>;

/** A whole text. One whose subject is over is still found, and says so. */
export type ContentItem = Readonly<Row> & {
  readonly isEnded: boolean;
  /** Languages in which the text is written. */
  readonly languages: readonly Language[];
};

/** Texts of one kind, the latest first; those that ended are left out. */
export interface ContentQuery {
  readonly kind: ContentKind;
  readonly lng: Language;
  /** A category with everything below it: `betting` also finds `betting/markets`. */
  readonly category?: string;
  readonly tag?: string;
  readonly author?: string;
  /** From 1; absent = 1. */
  readonly page?: number;
  /** Absent = all. */
  readonly perPage?: number;
}

/** A text with the languages that it is written in. */
export type PublishedText = ContentEntry & { readonly languages: readonly Language[] };

/** Reads the platform's published texts (CNT-01). */
export interface ContentReader {
  /** A page of texts; `total` counts those of all pages. */
  list(query: ContentQuery): Promise<{ readonly entries: ContentEntry[]; readonly total: number }>;
  /** All texts of a kind that are published and not over, in English, each with the languages it is written in. */
  published(kind: ContentKind): Promise<readonly PublishedText[]>;
  /** A text by its slug; null = there is none. */
  item(kind: ContentKind, slug: string, lng: Language): Promise<ContentItem | null>;
}

/** Reads from the table; `now` is the platform's clock. */
export function contentReader(db: Db, now: () => number): ContentReader {
  const { body: _, ...columns } = getTableColumns(content);
  const isOpen = (kind: ContentKind) =>
    and(
      eq(content.kind, kind),
      lte(content.publishedAt, now()),
      or(isNull(content.endsAt), gt(content.endsAt, now())),
    );
  return {
    async list(query) {
      const { kind, lng, category, tag, author, page = 1, perPage } = query;
      const isListed = and(
        isOpen(kind),
        category === undefined
          ? undefined
          : or(eq(content.category, category), like(content.category, `${category}/%`)),
        tag === undefined ? undefined : arrayContains(content.tags, [tag]),
        author === undefined ? undefined : eq(content.author, author),
      );
      const inLanguage = db
        .selectDistinctOn([content.slug], columns)
        .from(content)
        .where(and(isListed, inArray(content.language, [lng, "en"])))
        .orderBy(content.slug, desc(sql`${content.language} = ${lng}`))
        .as("in_language");
      const entries = db
        .select()
        .from(inLanguage)
        .orderBy(desc(inLanguage.publishedAt), asc(inLanguage.slug));
      if (perPage === undefined) {
        const all = await entries;
        return { entries: all, total: all.length };
      }
      const [counted] = await db
        .select({ total: count() })
        .from(content)
        .where(and(isListed, eq(content.language, "en")));
      const shown = await entries.limit(perPage).offset((page - 1) * perPage);
      return { entries: shown, total: counted?.total ?? 0 };
    },
    async published(kind) {
      const rows = await db
        .select(columns)
        .from(content)
        .where(isOpen(kind))
        .orderBy(desc(content.publishedAt), asc(content.slug));
      const languages = new Map<string, Language[]>();
      for (const { slug, language } of rows)
        languages.set(slug, [...(languages.get(slug) ?? []), language]);
      return rows
        .filter(({ language }) => language === "en")
        .map((row) => ({
          ...row,
          languages: languages.get(row.slug) ?? [],
        }));
    },
    async item(kind, slug, lng) {
      const rows = await db
        .select()
        .from(content)
        .where(
          and(eq(content.kind, kind), eq(content.slug, slug), lte(content.publishedAt, now())),
        );
      const row =
        rows.find(({ language }) => language === lng) ??
        rows.find(({ language }) => language === "en");
      if (!row) return null;
      const isEnded = row.endsAt !== null && row.endsAt <= now();
      return { ...row, isEnded, languages: rows.map(({ language }) => language) };
    },
  };
}

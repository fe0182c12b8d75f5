import { z } from "zod";
import { isLanguage } from "~/i18n/languages";

/** Kinds of pages that the platform lists for sitemaps; each has sitemaps of its own. */
export const sitemapKinds = ["sports", "games", "esports", "casino", "lottery", "pages"] as const;

export type SitemapKind = (typeof sitemapKinds)[number];

/** Whether a word is the name of a kind of pages. */
export function isSitemapKind(text: string | undefined): text is SitemapKind {
  return sitemapKinds.some((kind) => kind === text);
}

const language = z.string().refine(isLanguage);

/** How many pages of a kind there are in a language, and when the last one changed; null = unknown. */
export const sitemapContentsWire = z.array(
  z.object({
    kind: z.enum(sitemapKinds),
    lng: language,
    total: z.number().int().min(0),
    changedAt: z.iso.datetime().nullable(),
  }),
);

/** Pages of a kind in a language: path and query after `/{lng}/`, the last change, and the languages of the page. */
export const sitemapPagesWire = z.array(
  z.object({
    path: z.string().max(2_000),
    changedAt: z.iso.datetime().nullable(),
    languages: z.array(language),
  }),
);

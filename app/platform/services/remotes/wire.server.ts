import { z } from "zod";

/**
 * Reply of `GET {remote url}{current path}` with `mf-render-mode: json`, `mf-api-version: v2` (REM-01).
 * `components` is the reply to a POST that requests components by id.
 */
export const remoteReplyWire = z.object({
  body: z.string(),
  style: z.string().optional(),
  cssToLoad: z.array(z.string()).optional(),
  scriptsToLoad: z.array(z.string()).optional(),
  codeToEval: z.string().nullish(),
  title: z.string().nullish(),
  appName: z.string(),
  head: z.string().nullish(),
  components: z.record(z.string(), z.string()).optional(),
});
export type RemoteReplyWire = z.infer<typeof remoteReplyWire>;

const shortText = z.string().trim().min(1).max(300);

/**
 * JSON of `<meta name="breadcrumbs">` in a reply's `head`: the way to the page from the top, the page itself last; `path` is
 * a path and query of this site, with the language.
 */
export const remoteBreadcrumbsWire = z
  .array(z.object({ name: shortText, path: z.string().max(2_000) }))
  .min(2)
  .max(10);

/** JSON of `<meta name="sports-event">` in a reply's `head`: the event that the page is about. */
export const remoteSportsEventWire = z.object({
  name: shortText,
  /** ISO 8601 with a zone. */
  startDate: z.iso.datetime({ offset: true }),
  status: z.enum(["scheduled", "postponed", "cancelled"]),
  sport: shortText,
  home: shortText,
  away: shortText,
  /** Where it is played; absent = not known. */
  location: shortText.optional(),
  /** How it ended, in the words of the page; absent = it has not ended. */
  result: shortText.optional(),
});
export type RemoteSportsEvent = z.infer<typeof remoteSportsEventWire>;

/** JSON of `<meta name="casino-game">` in a reply's `head`: the game that the page is about, and who makes it. */
export const remoteGameWire = z.object({ name: shortText, publisher: shortText });
export type RemoteGame = z.infer<typeof remoteGameWire>;

/** JSON of `<meta name="article">` in a reply's `head`: the article that the page is. */
export const remoteArticleWire = z.object({
  headline: shortText,
  /** ISO 8601 with a zone, as is `updatedAt`. */
  publishedAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
  /** Name of the person who wrote it; absent = the operator. */
  author: shortText.optional(),
});
export type RemoteArticle = z.infer<typeof remoteArticleWire>;

/**
 * JSON of `<meta name="share-card">` in a reply's `head`: what stands on the picture by which chats and networks show a
 * link to the page (SEO-12). Absent = the page has the site's own picture.
 */
export const remoteShareCardWire = z.object({
  title: shortText,
  /** The other side of an event, whose first side is the title. */
  against: shortText.optional(),
  /** What stands above the title: championship, provider, category. */
  above: shortText.optional(),
  /** What stands below it: kick-off, a sum. */
  lines: z.array(shortText).max(2).default([]),
  /** Prices, a result, the return to player: each with its name. */
  figures: z
    .array(z.object({ name: shortText, value: shortText }))
    .max(3)
    .default([]),
});
export type RemoteShareCard = z.infer<typeof remoteShareCardWire>;

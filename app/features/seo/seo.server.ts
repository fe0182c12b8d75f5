import type { authorizePage } from "~/features/gate/authorize.server";
import { splitPath } from "~/features/screens/path";
import { optionalCopyWaitMs } from "~/platform/services/optional-copy.server";
import {
  loadSeoBlocks,
  loadSeoLanguages,
  loadSeoPage,
  loadSeoTitle,
  type SeoBlock,
  type SeoPage,
  type SeoSubject,
} from "~/platform/services/seo/client.server";
import { loadEnglishSportNames } from "~/platform/services/sports/client.server";
import { env } from "~/server/env.server";
import { memoKey, oncePerRequest } from "~/server/request-memo.server";
import { streamSubject } from "./subject";

type PageContext = Awaited<ReturnType<typeof authorizePage>>;

/** What the operator's editors say about a page (SEO-01). */
export interface PageSeo {
  /** The title that replaces the page's; null = none. */
  readonly title: string | null;
  /** Metadata of the document; null = none, as after a navigation, when the first page's stand (SEO-04). */
  readonly page: SeoPage | null;
  readonly languageCodes: Readonly<Record<string, string>>;
  /** Text and links below the page (SEO-10). */
  readonly blocks: readonly SeoBlock[];
}

const pageSeoKey = memoKey<Promise<PageSeo>>("page-seo");
/** Of a page that search engines do not have. */
const none: PageSeo = { title: null, page: null, languageCodes: {}, blocks: [] };

/**
 * Asks the SEO calls about a page: its metadata for a document, its title alone after a navigation (SEO-04). A page can do
 * without any of it, and waits no longer than the calls' own budget.
 */
export function loadPageSeo(context: PageContext): Promise<PageSeo> {
  return oncePerRequest(context.scope, pageSeoKey, () => askAboutPage(context));
}

async function askAboutPage(context: PageContext): Promise<PageSeo> {
  const { platform, decision, scope, url } = context;
  if (!decision.screen.isIndexable || decision.status !== 200) return none;
  const subject = await subjectOf(context);
  const isFirstPage = !url.searchParams.has("page");
  const hasBlock = isFirstPage && !decision.screen.chrome.hideSeo;
  const path = splitPath(url.pathname).rest.join("/");
  const [page, title, languageCodes, blocks] = await Promise.all([
    scope.kind === "data" ? null : loadSeoPage(platform, subject),
    scope.kind === "data" ? loadSeoTitle(platform, subject) : null,
    scope.kind === "data" ? {} : loadSeoLanguages(platform),
    hasBlock ? loadSeoBlocks(platform, subject, path) : [],
  ]);
  return { title: title ?? (page?.title || null), page, languageCodes, blocks };
}

/** The title that an editor gave the page of a fragment; null = none (SEO-04). */
export async function loadTitleByEditor(context: PageContext): Promise<string | null> {
  const { platform, decision } = context;
  if (!decision.screen.isIndexable || decision.status !== 200) return null;
  return loadSeoTitle(platform, await subjectOf(context));
}

async function subjectOf(context: PageContext): Promise<SeoSubject> {
  const { platform, decision, url, lng, config, settings } = context;
  const { screen, params } = decision;
  const isOfSport = params["sport"] !== undefined && params["champ"] === undefined;
  const sports = isOfSport
    ? await loadEnglishSportNames(platform, optionalCopyWaitMs)
    : new Map<number, string>();
  const origin = env().publicOrigin;
  return {
    domain: origin ? new URL(origin).host : url.host,
    projectId: config.groupId,
    lng,
    timeZone: settings.timeZone,
    ...streamSubject({
      screen,
      params,
      path: splitPath(url.pathname).rest.filter(Boolean).map(decodeURIComponent),
      query: url.searchParams,
      sportIds: new Map([...sports].map(([id, name]) => [sportSlug(name), id])),
    }),
  };
}

/** The path segment of a sport, by its English name. */
export function sportSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

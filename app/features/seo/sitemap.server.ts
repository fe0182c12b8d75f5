import type { SiteConfig } from "~/domain/settings/site-config";
import { isScreenAvailable } from "~/features/gate/availability";
import { matchScreen } from "~/features/screens/match";
import type { Language } from "~/i18n/languages";
import {
  loadSitemapContents,
  loadSitemapPages,
  type SitemapPage,
} from "~/platform/services/sitemap/client.server";
import type { SitemapKind } from "~/platform/services/sitemap/wire.server";
import { loadEnglishSportNames } from "~/platform/services/sports/client.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import { env } from "~/server/env.server";
import { sportSlug } from "./seo.server";
import {
  mostSitemapAddresses,
  type SitemapFile,
  sitemapEnd,
  sitemapEntry,
  sitemapFilePaths,
  sitemapStart,
} from "./sitemap";

/** Pages asked for at once: a sitemap is sent while it is read. */
const chunk = 5_000;

/** The sitemaps that there are, by kind and language; null = the platform does not answer. */
export async function loadSitemapFiles(
  scope: PlatformScope,
  config: SiteConfig,
): Promise<readonly SitemapFile[] | null> {
  const contents = await loadSitemapContents(scope);
  if (!contents) return null;
  return contents
    .filter(({ lng }) => config.languages.includes(lng))
    .flatMap(({ kind, lng, total, changedAt }) =>
      sitemapFilePaths(lng, kind, total).map((path) => ({ path, changedAt })),
    );
}

/**
 * A sitemap as a stream; null = the platform does not answer, "none" = there is no sitemap of this number. If the platform
 * fails later, the stream breaks off: half a list must not look like a whole one.
 */
export async function openSitemap(
  scope: PlatformScope,
  config: SiteConfig,
  wanted: { readonly kind: SitemapKind; readonly lng: Language; readonly number: number },
  origin: string,
): Promise<ReadableStream<Uint8Array> | "none" | null> {
  const { kind, lng, number } = wanted;
  const start = (number - 1) * mostSitemapAddresses;
  const load = (from: number) => loadSitemapPages(scope, kind, lng, from, chunk);
  const first = await load(start);
  if (!first) return null;
  if (first.length === 0) return "none";
  const sports = kind === "sports" ? await loadEnglishSportNames(scope) : null;
  const write = entryWriter(config, sports, lng, origin);
  const encoder = new TextEncoder();
  let next: readonly SitemapPage[] = first;
  let from = start;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(sitemapStart)),
    async pull(controller) {
      controller.enqueue(encoder.encode(next.map(write).join("")));
      from += chunk;
      const isLast = next.length < chunk || from >= start + mostSitemapAddresses;
      const more = isLast ? [] : await load(from);
      if (!more) return controller.error(new Error("the platform lists no more pages"));
      next = more;
      if (more.length > 0) return;
      controller.enqueue(encoder.encode(sitemapEnd));
      controller.close();
    },
  });
}

/**
 * Writes a page's entry; nothing for a page that this site has not, or not for search engines, and for a list of a
 * sport that is not in the sports map (CFG-05).
 */
function entryWriter(
  config: SiteConfig,
  sports: ReadonlyMap<number, string> | null,
  lng: Language,
  origin: string,
) {
  const slugs = sports && new Set([...sports.values()].map(sportSlug));
  // Long-term bets are always in the map: alone they say that it was not loaded.
  const isSportKnown = (slug: string | undefined) =>
    slug === undefined || slugs === null || slugs.size < 2 || slugs.has(slug);
  const facts = { config, env: env().appEnv };
  const defaultLanguage = config.languages.includes(config.defaultLanguage)
    ? config.defaultLanguage
    : lng;
  return ({ path, changedAt, languages }: SitemapPage): string => {
    const [pathname = ""] = path.split("?");
    const match = matchScreen(pathname === "" ? [] : pathname.split("/"));
    const { screen } = match ?? {};
    if (!match || !screen?.isIndexable || screen.guards.includes("auth")) return "";
    if (!isScreenAvailable(match, facts) || !isSportKnown(match.params["sport"])) return "";
    const own = config.languages.filter((one) => languages.includes(one));
    return sitemapEntry({ path, changedAt, languages: own }, lng, { origin, defaultLanguage });
  };
}

import { Hono } from "hono";
import { isLanguage } from "~/i18n/languages";
import { sitemapCalls } from "~/platform/services/sitemap/calls.server";
import {
  isSitemapKind,
  type SitemapKind,
  sitemapKinds,
} from "~/platform/services/sitemap/wire.server";
import { addressesByKind, type PageAddress } from "../remotes/addresses";
import { readPageRequest } from "../remotes/page-request";
import { translatedLanguages } from "../remotes/texts";
import { remoteDataAccess } from "./remote-access";
import type { SandboxServices } from "./sandbox-services";
import { serve } from "./serve";

const mostPages = 5_000;
/** How long a listing is used again, ms: a sitemap of many pages is read in parts. */
const keptMs = 60_000;

/** The pages of the remote apps for search engines (SEO-06). */
export function sitemapRoutes(services: SandboxServices): Hono {
  const app = new Hono();
  const deps = remoteDataAccess(services);
  let kept: {
    readonly of: readonly unknown[];
    readonly lists: Map<SitemapKind, Promise<readonly PageAddress[]>>;
  } | null = null;

  /** The pages of a kind, in order of their paths; computed anew when the site or a game is changed. */
  function pagesOf(kind: SitemapKind, request: Request): Promise<readonly PageAddress[]> {
    const { config, overrides } = services.world.state;
    const of = [config, overrides, Math.floor(services.world.now() / keptMs)];
    if (!kept?.of.every((part, nth) => part === of[nth])) kept = { of, lists: new Map() };
    const known = kept.lists.get(kind);
    if (known) return known;
    const made = readPageRequest(deps, request, "sitemap", "en", []).then(async (ask) =>
      [...(await addressesByKind[kind](ask))].sort((a, b) => (a.path < b.path ? -1 : 1)),
    );
    kept.lists.set(kind, made);
    return made;
  }

  serve(app, sitemapCalls.contents, async ({ request }) => {
    const kinds = sitemapKinds.map(async (kind) => {
      const pages = await pagesOf(kind, request);
      return translatedLanguages.map((lng) => {
        const own = pages.filter(({ languages }) => languages.includes(lng));
        const changed = own.flatMap(({ changedAt }) => (changedAt === null ? [] : [changedAt]));
        const last = changed.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
        return {
          kind,
          lng,
          total: own.length,
          changedAt: isoOrNull(changed.length > 0 ? last : null),
        };
      });
    });
    return (await Promise.all(kinds)).flat();
  });

  serve(app, sitemapCalls.pages, async ({ c, request }) => {
    const { kind, lng, from = "0", limit = "" } = c.req.query();
    if (!isSitemapKind(kind) || !isLanguage(lng)) return c.json({ code: "bad-request" }, 400);
    const first = Number.parseInt(from, 10) || 0;
    const most = Math.min(Number.parseInt(limit, 10) || mostPages, mostPages);
    const pages = (await pagesOf(kind, request)).filter(({ languages }) => languages.includes(lng));
    return pages.slice(first, first + most).map(({ path, changedAt, languages }) => ({
      path,
      changedAt: isoOrNull(changedAt),
      languages: [...languages],
    }));
  });
  return app;
}

function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { xml } from "remix-utils/responses";
import { parseSitemapFile, sitemapIndex } from "~/features/seo/sitemap";
import { loadSitemapFiles, openSitemap } from "~/features/seo/sitemap.server";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { isSitemapKind } from "~/platform/services/sitemap/wire.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { env } from "~/server/env.server";
import { requestScope } from "~/server/request-scope.server";

/** How long the platform may take to list its pages, ms: nobody waits for a sitemap as for a page. */
const budgetMs = 30_000;
const headers = { "Cache-Control": "public, max-age=3600" };

/** The sitemap index, or at `/sitemap/{lng}/{kind}.xml` the pages of one kind in a language (SEO-06). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { requestId } = requestScope(context, request);
  const scope = createPlatformScope({ lng: "en", requestId, url: url.href, budgetMs });
  const config = await loadSiteConfig(scope);
  const origin = env().publicOrigin ?? url.origin;
  if (params["file"] === undefined) {
    const files = await loadSitemapFiles(scope, config);
    return files ? xml(sitemapIndex(origin, files), { headers }) : unavailable();
  }
  const file = parseSitemapFile(params["file"]);
  const lng = config.languages.find((language) => language === params["lng"]);
  if (!file || !lng || !isSitemapKind(file.kind)) return new Response(null, { status: 404 });
  const { kind, number } = file;
  const pages = await openSitemap(scope, config, { kind, lng, number }, origin);
  if (pages === null) return unavailable();
  if (pages === "none") return new Response(null, { status: 404 });
  return new Response(pages, {
    headers: { ...headers, "Content-Type": "application/xml; charset=utf-8" },
  });
}

function unavailable(): Response {
  return new Response(null, {
    status: 503,
    headers: { "Cache-Control": "no-store", "Retry-After": "120" },
  });
}

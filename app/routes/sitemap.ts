import type { LoaderFunctionArgs } from "@remix-run/node";
import { xml } from "remix-utils/responses";
import { languageSitemap, sitemapIndex } from "~/features/seo/sitemap";
import { indexableParamlessPaths, sportPaths } from "~/features/seo/sitemap.server";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { loadEnglishSportNames } from "~/platform/services/sports/client.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { env } from "~/server/env.server";
import { requestScope } from "~/server/request-scope.server";

/** The sitemap index, or with `?lng=` the pages of one language (SEO-06). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { requestId } = requestScope(context, request);
  const scope = createPlatformScope({ lng: "en", requestId, url: url.href });
  const config = await loadSiteConfig(scope);
  const origin = env().publicOrigin ?? url.origin;
  const asked = url.searchParams.get("lng");
  const lng = config.languages.find((language) => language === asked);
  if (asked !== null && !lng) throw new Response(null, { status: 404 });
  const text = lng
    ? languageSitemap(origin, lng, [
        ...indexableParamlessPaths(config),
        ...sportPaths(await loadEnglishSportNames(scope)),
      ])
    : sitemapIndex(origin, config.languages);
  return xml(text, { headers: { "Cache-Control": "public, max-age=3600" } });
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { screenPath } from "~/features/screens/links.server";
import { webManifest } from "~/features/seo/web-manifest";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { isLanguage, type Language, languages } from "~/i18n/languages";
import { createTranslator } from "~/i18n/translator";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { requestScope } from "~/server/request-scope.server";

/**
 * The manifest of the site as an installed app, with the brand's name and colour (POP-09), in the language that `?lng=`
 * names; 404 where site config switches the app off (POP-12).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { requestId } = requestScope(context, request);
  const asked = new URL(request.url).searchParams.get("lng");
  const lng = isLanguage(asked) ? asked : null;
  const scope = createPlatformScope({ lng: lng ?? "en", requestId, url: request.url });
  const config = await loadSiteConfig(scope);
  if (!config.isPwa)
    return new Response("404 Not Found\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  const isServed = lng !== null && config.languages.includes(lng);
  return new Response(JSON.stringify(webManifest(config, isServed ? inLanguage(lng) : null)), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function inLanguage(lng: Language) {
  const { t } = createTranslator(lng, textsOfDictionaries(lng, ["shell"]));
  return {
    lng,
    dir: languages[lng].dir,
    shortcuts: [
      {
        name: t("shell:nav_live"),
        url: screenPath(lng, "main-section-1", { pageType: "home", section: "live" }),
      },
      { name: t("shell:nav_history"), url: screenPath(lng, "office:history") },
      { name: t("shell:nav_coupon"), url: screenPath(lng, "coupon") },
    ],
  };
}

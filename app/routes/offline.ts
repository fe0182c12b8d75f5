import type { LoaderFunctionArgs } from "@remix-run/node";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import { offlinePage } from "~/features/app/offline-page.server";
import { isLanguage } from "~/i18n/languages";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { requestScope } from "~/server/request-scope.server";

/** The page that the service worker keeps for the time without a network, in one language. It is the same for everybody. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { lng } = params;
  if (!isLanguage(lng)) return new Response("404 Not Found\n", { status: 404 });
  const { requestId, country } = requestScope(context, request);
  const config = await loadSiteConfig(createPlatformScope({ lng, requestId, url: request.url }));
  const age = ageLimitOfCountry(config.licence, country ?? "");
  return new Response(offlinePage(lng, config, age), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-cache",
      "X-Robots-Tag": "noindex",
    },
  });
}

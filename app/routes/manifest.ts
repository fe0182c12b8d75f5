import type { LoaderFunctionArgs } from "@remix-run/node";
import { webManifest } from "~/features/seo/web-manifest";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { requestScope } from "~/server/request-scope.server";

/** The manifest of the site as an installed app, with the brand's name and colour. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { requestId } = requestScope(context, request);
  const scope = createPlatformScope({ lng: "en", requestId, url: request.url });
  return new Response(JSON.stringify(webManifest(await loadSiteConfig(scope))), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { requestScope } from "~/server/request-scope.server";

/**
 * Whether this host still serves the site, by the list of domains of site config; without a list every host does
 * (CFG-12). Pages of the site's other domains ask it too.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { requestId } = requestScope(context, request);
  const scope = createPlatformScope({ lng: "en", requestId, url: request.url });
  const { domains } = await loadSiteConfig(scope);
  const isServed = domains.length === 0 || domains.includes(new URL(request.url).origin);
  return Response.json(
    { isServed },
    { headers: { "Cache-Control": "no-store", "Access-Control-Allow-Origin": "*" } },
  );
}

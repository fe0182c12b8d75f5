import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { requestScope } from "~/server/request-scope.server";

/** The last version of the site, which open pages compare with theirs (POP-07); null = the platform states none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { requestId } = requestScope(context, request);
  const scope = createPlatformScope({ lng: "en", requestId, url: request.url });
  const { lastVersion } = await loadSiteConfig(scope);
  return Response.json({ version: lastVersion }, { headers: { "Cache-Control": "no-store" } });
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { workerScript } from "~/features/app/worker-script.server";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { requestScope } from "~/server/request-scope.server";

/**
 * The service worker of the site (POP-09). Browsers ask for it again with each page, so that it can be withdrawn;
 * without site config it is 503, and an installed worker stays as it is.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { requestId } = requestScope(context, request);
  const scope = createPlatformScope({ lng: "en", requestId, url: request.url });
  const { isPwa } = await loadSiteConfig(scope);
  return new Response(workerScript(isPwa), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // The policy of pages lets no script load without their nonce.
      "Content-Security-Policy": "default-src 'self'",
    },
  });
}

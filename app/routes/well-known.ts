import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { txt } from "remix-utils/responses";
import { languageWithoutConfig } from "~/features/gate/load-request.server";
import { screenPath } from "~/features/screens/links";
import { securityText } from "~/features/seo/security-text";
import { platformNow } from "~/platform/transport/clock.server";
import { env } from "~/server/env.server";

/** Well-known addresses (RFC 8615): whom to tell of a weakness, and where a password is changed. Any other is 404. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const lng = await languageWithoutConfig(request);
  switch (params["*"]) {
    case "security.txt": {
      const origin = env().publicOrigin ?? new URL(request.url).origin;
      const text = securityText({ origin, now: platformNow() });
      return txt(text, { headers: { "Cache-Control": "public, max-age=3600" } });
    }
    case "change-password":
      // A password manager follows this redirect (W3C, "A Well-Known URL for Changing Passwords").
      return redirect(screenPath(lng, "office:security"), {
        headers: { "Cache-Control": "private, no-store" },
      });
    default:
      return new Response("404 Not Found\n", {
        status: 404,
        headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
      });
  }
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { serveFingerprintScript } from "~/features/device/visit.server";
import { flushCookies } from "~/server/pending-cookies.server";
import { requestScope } from "~/server/request-scope.server";

/** The platform's fingerprint script (SES-10); 503 while it has none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = requestScope(context, request);
  const script = await serveFingerprintScript(scope, request);
  const answer = new Response(script, {
    status: script === null ? 503 : 200,
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" },
  });
  flushCookies(scope, answer.headers);
  return answer;
}

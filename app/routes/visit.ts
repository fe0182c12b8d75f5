import type { LoaderFunctionArgs } from "@remix-run/node";
import { fetchMissingVisitData } from "~/features/device/visit.server";
import { flushCookies } from "~/server/pending-cookies.server";
import { requestScope } from "~/server/request-scope.server";

/** The session of a visit and its security values, into cookies (CFG-04, SES-09). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = requestScope(context, request);
  await fetchMissingVisitData(scope, request);
  const answer = new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  flushCookies(scope, answer.headers);
  return answer;
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadPulse } from "~/features/session/pulse.server";
import { flushCookies, requestScope } from "~/server/request-scope.server";

/**
 * What an open page asks every minute (SES-06): whether its session holds, with a fresh token on the way; every half
 * minute, with `ping=1`, where the session has a limit (LIM-10); `active=1` where the player gave a sign since it asked
 * last (SES-07); `sync=1` for what is to come (RCK-01).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = requestScope(context, request);
  const answer = Response.json(await loadPulse(scope, request), {
    headers: { "Cache-Control": "private, no-store" },
  });
  flushCookies(scope, answer.headers);
  return answer;
}

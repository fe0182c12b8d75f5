import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerSessionPoll } from "~/features/pulse/pulse.server";
import { flushCookies } from "~/server/pending-cookies.server";
import { requestScope } from "~/server/request-scope.server";

/**
 * The poll of an open page (SES-06): whether its session is valid, with a fresh token if needed. `ping=1`
 * every half minute, where the session has a limit (LIM-10); `active=1` after player activity since the last
 * poll (SES-07); `sync=1` for due events (RCK-01).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = requestScope(context, request);
  const answer = Response.json(await answerSessionPoll(scope, request), {
    headers: { "Cache-Control": "private, no-store" },
  });
  flushCookies(scope, answer.headers);
  return answer;
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { authOf, visitorSession } from "~/features/session/session.server";
import type { Pulse } from "~/features/session/use-pulse";
import { checkSession } from "~/platform/auth/client.server";
import { pingSession } from "~/platform/limits/client.server";
import { platformScope } from "~/platform/scope.server";
import { loadTermsChanged } from "~/platform/terms/client.server";
import { flushCookies, requestScope } from "~/server/request-scope.server";

/**
 * What an open page asks every minute (SES-06): whether its session holds, with a fresh token on the way; every half
 * minute, with `ping=1`, where the session has a limit (LIM-10).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = requestScope(context, request);
  const { sid } = await visitorSession(scope, request);
  const auth = sid === null ? null : authOf(scope, request, sid);
  const platform = platformScope({ lng: "en", requestId: scope.requestId, url: request.url, auth });
  const isPinging = new URL(request.url).searchParams.get("ping") === "1";
  const [check, termsChanged, ping] = auth
    ? await Promise.all([
        checkSession(platform),
        loadTermsChanged(platform),
        isPinging ? pingSession(platform) : null,
      ])
    : [null, false, null];
  const isOver = ping?.ok === true && ping.value === 0;
  const pulse: Pulse = {
    isSignedIn: check !== null && check.kind !== "gone" && !isOver,
    termsChanged: termsChanged === true,
  };
  const answer = Response.json(pulse, { headers: { "Cache-Control": "private, no-store" } });
  flushCookies(scope, answer.headers);
  return answer;
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadOneTapOffer } from "~/features/sign-in/social/one-tap.server";
import { flushCookies } from "~/server/pending-cookies.server";
import { requestScope } from "~/server/request-scope.server";

/** What a guest's page needs to offer one-tap sign-in (SES-15); null = nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = requestScope(context, request);
  const answer = Response.json(await loadOneTapOffer(scope, request), {
    headers: { "Cache-Control": "private, no-store" },
  });
  flushCookies(scope, answer.headers);
  return answer;
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadReplacementCaptcha } from "~/features/captcha/another.server";
import { flushCookies } from "~/server/pending-cookies.server";
import { requestScope } from "~/server/request-scope.server";

/** Another captcha in the place of one on an open page (SES-16). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = requestScope(context, request);
  const answer = Response.json(await loadReplacementCaptcha(scope, request), {
    headers: { "Cache-Control": "private, no-store" },
  });
  flushCookies(scope, answer.headers);
  return answer;
}

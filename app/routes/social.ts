import type { LoaderFunctionArgs } from "@remix-run/node";
import { securityPath } from "~/features/security/security-path";
import { signInPath } from "~/features/sign-in/ways";
import { defaultLanguage, isLanguage } from "~/i18n/languages";
import { readSessionCookie } from "~/server/cookies/session.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { requestScope } from "~/server/request-scope.server";

/**
 * The address that social networks send visitors back to (SES-12), one for all languages: leads to the
 * sign-in page of the visitor's language, or to the page of security, which completes what was begun. The network
 * of this address goes with the answer: each has an address of its own, and one network's answer at another's
 * address is refused.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const session = await readSessionCookie(request);
  const asked = session?.social?.stage === "asked" ? session.social : null;
  const lng = isLanguage(asked?.lng) ? asked.lng : defaultLanguage;
  const answer = new URL(request.url).searchParams;
  const query = new URLSearchParams({ network: params["provider"] ?? "" });
  for (const name of ["code", "state", "error"]) {
    const value = answer.get(name);
    if (value !== null) query.set(name, value);
  }
  return redirectWithCookies(
    requestScope(context, request),
    `${asked?.connects === undefined ? signInPath(lng, "login") : securityPath(lng)}?${query}`,
  );
}

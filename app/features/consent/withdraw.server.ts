import { browserStorage } from "~/server/browser-storage";
import { hasCookie, removeCookie } from "~/server/cookies.server";
import { dropCookies, type RequestScope } from "~/server/request-scope.server";
import { allows, type Choice } from "./choice";

/**
 * Takes back, with this answer, every cookie that the request brought and the choice does not allow: what was
 * withdrawn, and what another policy or a lapsed choice left behind (CNS-05).
 */
export function dropUnagreed(scope: RequestScope, request: Request, choice: Choice | null) {
  for (const kept of browserStorage) {
    if (kept.store !== "cookie" || allows(choice, kept.class) || !hasCookie(request, kept.name)) continue;
    dropCookies(scope, kept.name);
    scope.cookies.push(removeCookie(request, kept.name));
  }
}

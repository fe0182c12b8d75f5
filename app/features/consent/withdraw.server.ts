import { type ConsentChoice, choiceAllowsStorage } from "~/domain/consent/choice";
import { browserStorageInventory } from "~/server/browser-storage";
import { hasCookie } from "~/server/cookies/read-plain.server";
import { removeCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import type { RequestScope } from "~/server/request-scope.server";

/**
 * Removes every request cookie that the choice does not allow, with this response: withdrawn ones, and those
 * left by an older policy or an expired choice (CNS-05).
 */
export function removeCookiesWithoutConsent(
  scope: RequestScope,
  request: Request,
  choice: ConsentChoice | null,
) {
  for (const kept of browserStorageInventory) {
    if (
      kept.store !== "cookie" ||
      choiceAllowsStorage(choice, kept.class) ||
      !hasCookie(request, kept.name)
    )
      continue;
    dropPendingSetCookies(scope, kept.name);
    scope.cookies.push(removeCookie(request, kept.name));
  }
}

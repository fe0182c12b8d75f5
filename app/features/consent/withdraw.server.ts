import { type ConsentChoice, choiceAllowsStorage } from "~/domain/consent/choice";
import type { SiteConfig } from "~/domain/settings/site-config";
import { consentClassOf } from "~/features/referral/consent-class";
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
  config: Pick<SiteConfig, "referral">,
) {
  for (const kept of browserStorageInventory) {
    if (
      kept.store !== "cookie" ||
      choiceAllowsStorage(choice, consentClassOf(kept, config)) ||
      !hasCookie(request, kept.name)
    )
      continue;
    dropPendingSetCookies(scope, kept.name);
    scope.cookies.push(removeCookie(request, kept.name));
  }
}

import { chatVendorNames } from "~/domain/support/chat";
import { chatOfPage } from "~/features/chat/offer.server";
import type { RequestContext } from "~/features/gate/request-context";
import { consentClassOf } from "~/features/referral/consent-class";
import { formatDurationInLargestExactUnit } from "~/i18n/format";
import { browserStorageInventory, workerCacheInventory } from "~/server/browser-storage";

/**
 * The data of the cookies page (CNS-05): the choice with its receipt, and everything the browser stores for
 * the site.
 */
export function loadCookiesPage(context: RequestContext) {
  const { consent, lng } = context;
  const chat = chatOfPage(context);
  return {
    consent,
    chatVendor: chat && chatVendorNames[chat.vendor],
    kept: [...browserStorageInventory, ...workerCacheInventory].map(({ lifetime, ...kept }) => ({
      ...kept,
      class: consentClassOf(kept, context.config),
      // Formatted on the server, since browsers may word durations differently.
      lifetime:
        typeof lifetime === "number" ? formatDurationInLargestExactUnit(lng, lifetime) : null,
      until: typeof lifetime === "number" ? null : lifetime,
    })),
  };
}
export type CookiesPageData = ReturnType<typeof loadCookiesPage>;

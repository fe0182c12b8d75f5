import type { RequestContext } from "~/features/gate/request-context";
import { formatLength } from "~/i18n/format";
import { browserStorage } from "~/server/browser-storage";

/** What the cookies page tells (CNS-05): the choice with its receipt, and everything that a browser keeps of the site. */
export function cookiesPage({ consent, lng }: RequestContext) {
  return {
    consent,
    kept: browserStorage.map(({ lifetime, ...kept }) => ({
      ...kept,
      // Said here, since a browser's own words for a length of time may differ.
      lifetime: typeof lifetime === "number" ? formatLength(lng, lifetime) : null,
      until: typeof lifetime === "number" ? null : lifetime,
    })),
  };
}
export type CookiesData = ReturnType<typeof cookiesPage>;

import type { RequestContext } from "~/features/gate/request-context";
import type { LayoutName, Screen } from "~/features/screens/types";

/**
 * Whether one-tap sign-in may be offered beside the page (SES-15): to guests, but not where they sign in or
 * register, nor under a dialog, nor on pages that sell nothing.
 */
export function isOneTapOffered(
  { config, session, decision }: RequestContext,
  layout: LayoutName,
  screen: Screen | null,
) {
  if (config.social.oneTap === null || session.kind !== "guest" || layout !== "default")
    return false;
  const isOfUser = screen?.stream === "user" || screen?.chrome.hideOffers === true;
  return screen !== null && !isOfUser && decision.kind === "render" && decision.modal === null;
}

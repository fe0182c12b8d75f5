import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import type { LayoutName, Screen } from "~/features/screens/types";
import { readPlainCookie } from "~/server/cookies/read-plain.server";

/** Paths of the banner: to the app's page, and of the form that closes it. */
export interface AppBannerPaths {
  readonly page: string;
  readonly close: string;
}

/**
 * The banner of the app on a phone (CNT-07); null = no banner: on other devices, once it was closed, on
 * the pages of the apps, beside limits (POP-13), for a locked player, and while another question waits.
 */
export function appBannerOffered(
  { config, lng, isLocked, consent, blockingStep, ageToConfirm, decision }: RequestContext,
  request: Request,
  layout: LayoutName,
  screen: Screen | null,
): AppBannerPaths | null {
  const agent = request.headers.get("user-agent") ?? "";
  const isApple = /iPhone|iPad|iPod/.test(agent);
  const isPhone =
    isApple || /Android/.test(agent) || request.headers.get("sec-ch-ua-mobile") === "?1";
  if (!isPhone || readPlainCookie(request, "app_banner") !== null) return null;
  const isBusy = isLocked || consent === null || blockingStep !== null || ageToConfirm !== null;
  if (isBusy || layout !== "default" || decision.kind !== "render" || screen === null) return null;
  if (screen.chrome.hideOffers || screen.stream === "user" || screen.id.startsWith("apps:"))
    return null;
  const page = isApple ? "apps:ios-app" : "apps:mobile";
  return config.disabledScreens.includes(page)
    ? null
    : { page: screenPath(lng, page), close: screenPath(lng, "apps:mobile") };
}

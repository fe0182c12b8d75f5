import type { RequestContext } from "~/features/gate/request-context";
import type { Screen } from "~/features/screens/types";

/**
 * Numbers of the A/B tests that hide and that show the bottom navigation on the registration page
 * (LAY-03).
 */
const [hidesNav, showsNav] = [77, 78];

/**
 * Which parts around the page a screen hides (header, footer, coupon and others); on registration
 * the bottom navigation by site config and A/B test (LAY-03).
 */
export function hiddenShellParts(
  { config }: RequestContext,
  screen: Screen | null,
): Screen["chrome"] {
  const chrome = screen?.chrome ?? {};
  if (!screen?.pattern.startsWith("registration")) return chrome;
  const isShown = config.registration.hasBottomNav || config.abTests.includes(showsNav);
  return { ...chrome, hideBottomNav: !isShown || config.abTests.includes(hidesNav) };
}

import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { linksToExistingPages, type NavLink } from "./nav-links.server";

/** Main links of the header; pages that the site does not have are left out (LAY-02, SCR-10). */
export function mainNavigation(context: RequestContext): NavLink[] {
  const { lng } = context;
  return linksToExistingPages(context, [
    ["live", screenPath(lng, "main-section-1", { pageType: "home", section: "live" })],
    ["line", screenPath(lng, "main-section-1", { pageType: "home", section: "line" })],
    ["cyber", screenPath(lng, "cyber")],
    ...(context.settings.isSportsOnly
      ? []
      : ([
          ["casino", screenPath(lng, "casino:casino-subcategory")],
          ["lotto", screenPath(lng, "lotto")],
        ] as const)),
    ["promotions", screenPath(lng, "bonuses")],
    ["results", screenPath(lng, "results", { type: "live" })],
  ]);
}

/** Links to what the site publishes to read (CNT-03), for the menu of all pages. */
export function readingNavigation(context: RequestContext): NavLink[] {
  const { lng } = context;
  return linksToExistingPages(context, [
    ["news", screenPath(lng, "news")],
    ["blog", screenPath(lng, "blog")],
    ["alphabet", screenPath(lng, "betting-alphabet")],
  ]);
}

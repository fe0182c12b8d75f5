import type { RequestContext } from "~/features/gate/request-context";
import type { LayoutName, Screen } from "~/features/screens/types";

/** The remote app that draws the column of sports. */
export const sportsMenuApp = "sports-menu";
const besideMenu: readonly unknown[] = ["betting", "cyber"];

/**
 * Whether the column of sports stands beside the page or the reader has folded it away (LAY-10);
 * null = the page has no such column.
 */
export function leftPanelState(
  { config, settings }: RequestContext,
  layout: LayoutName,
  screen: Screen | null,
): "shown" | "folded" | null {
  const isOfPage =
    !settings.isLightVersion &&
    layout === "default" &&
    besideMenu.includes(screen?.remote) &&
    sportsMenuApp in config.remotes;
  if (!isOfPage) return null;
  return settings.isLeftHidden ? "folded" : "shown";
}

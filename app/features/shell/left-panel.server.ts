import type { RequestContext } from "~/features/gate/request-context";
import type { LayoutName, Screen } from "~/features/screens/types";

/** App of the column of sports, and the apps whose pages it stands beside on wide screens. */
export const menuApp = "sports-menu";
const besideMenu: readonly unknown[] = ["betting", "cyber"];

/** The column of sports beside the page: shown, folded away by the reader (LAY-10), or none of the page's. */
export function leftPanelOf(
  { config, settings }: RequestContext,
  layout: LayoutName,
  screen: Screen | null,
): "shown" | "folded" | null {
  const isOfPage =
    !settings.isLightVersion &&
    layout === "default" &&
    besideMenu.includes(screen?.remote) &&
    menuApp in config.remotes;
  if (!isOfPage) return null;
  return settings.isLeftHidden ? "folded" : "shown";
}

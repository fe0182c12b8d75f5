import { isAvailable } from "~/features/screens/availability";
import { screenPath } from "~/features/screens/links";
import { matchScreen } from "~/features/screens/match";
import type { Opened } from "~/features/screens/open.server";
import { splitPath } from "~/features/screens/path";
import { env } from "~/server/env.server";

/** Names of navigation items; each has its text `nav_{name}` in the shell's dictionary. */
export type NavName =
  | "live"
  | "line"
  | "cyber"
  | "casino"
  | "promotions"
  | "results"
  | "history"
  | "account"
  | "deposit"
  | "withdrawal";

/** A link that exists for this visitor, for a view to name. */
export interface NavLink {
  readonly name: NavName;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The sections of the header; what the site does not have is not offered (LAY-02, SCR-10). */
export function mainNavigation(opened: Opened): NavLink[] {
  const { lng } = opened;
  return existing(opened, [
    ["live", screenPath(lng, "main-section-1", { pageType: "home", section: "live" })],
    ["line", screenPath(lng, "main-section-1", { pageType: "home", section: "line" })],
    ["cyber", screenPath(lng, "cyber")],
    ["casino", screenPath(lng, "casino:casino-subcategory")],
    ["promotions", screenPath(lng, "bonuses")],
    ["results", screenPath(lng, "results", { type: "live" })],
  ]);
}

/** The player's own pages. */
export function playerNavigation(opened: Opened): NavLink[] {
  const { lng } = opened;
  return existing(opened, [
    ["account", screenPath(lng, "office:account")],
    ["history", screenPath(lng, "office:history")],
    ["deposit", screenPath(lng, "office:recharge")],
    ["withdrawal", screenPath(lng, "office:deduce")],
  ]);
}

/** Where a deposit is made, or null where the site has no such page. */
export function depositPath(opened: Opened): string | null {
  const href = screenPath(opened.lng, "office:recharge");
  return exists(opened, href) ? href : null;
}

/** Where one registers, or null where registration is closed (GRD-03). */
export function registrationPath(opened: Opened): string | null {
  const href = screenPath(opened.lng, "registration");
  return opened.config.features.registration && exists(opened, href) ? href : null;
}

function existing(opened: Opened, links: readonly (readonly [NavName, string])[]): NavLink[] {
  const here = opened.url.pathname;
  return links
    .filter(([, href]) => exists(opened, href))
    .map(([name, href]) => ({ name, href, isCurrent: here === href || here.startsWith(`${href}/`) }));
}

function exists({ config }: Opened, href: string): boolean {
  const match = matchScreen(splitPath(href).rest);
  return match !== null && isAvailable(match, { config, env: env().appEnv });
}

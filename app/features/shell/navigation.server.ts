import { isAvailable } from "~/features/gate/availability";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { matchScreen } from "~/features/screens/match";
import { splitPath } from "~/features/screens/path";
import type { KeyOf } from "~/i18n/typed";
import { env } from "~/server/env.server";

/** Names of navigation items; the text of each is `nav_{name}` in the shell's dictionary. */
type NavName =
  Extract<KeyOf<"shell", never>, `nav_${string}`> extends `nav_${infer Name}` ? Name : never;

/** A link to a page that exists for this visitor. */
export interface NavLink {
  readonly name: NavName;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Links of the header; pages that the site does not have are left out (LAY-02, SCR-10). */
export function mainNavigation(context: RequestContext): NavLink[] {
  const { lng } = context;
  return existing(context, [
    ["live", screenPath(lng, "main-section-1", { pageType: "home", section: "live" })],
    ["line", screenPath(lng, "main-section-1", { pageType: "home", section: "line" })],
    ["cyber", screenPath(lng, "cyber")],
    ["casino", screenPath(lng, "casino:casino-subcategory")],
    ["lotto", screenPath(lng, "lotto")],
    ["promotions", screenPath(lng, "bonuses")],
    ["results", screenPath(lng, "results", { type: "live" })],
  ]);
}

/** Links of the player's own pages. */
export function playerNavigation(context: RequestContext): NavLink[] {
  const { lng } = context;
  return existing(context, [
    ["account", screenPath(lng, "office:account")],
    ["history", screenPath(lng, "office:history")],
    ["deposit", screenPath(lng, "office:recharge")],
    ["withdrawal", screenPath(lng, "office:deduce")],
    ["limits", screenPath(lng, "office:responsible")],
    ["security", screenPath(lng, "office:security")],
    ["settings", screenPath(lng, "office:settings")],
  ]);
}

/** The page of the player's messages, or null where the site has none. */
export function messagesPath(context: RequestContext): string | null {
  const href = screenPath(context.lng, "office:support");
  return exists(context, href) ? href : null;
}

/** The deposit page, or null where the site has none. */
export function depositPath(context: RequestContext): string | null {
  const href = screenPath(context.lng, "office:recharge");
  return exists(context, href) ? href : null;
}

/**
 * Registration as the page's screen offers it, a page or a dialog over this one, with the way back (REG-01);
 * null where it is closed (GRD-03).
 */
export function signUpPath(context: RequestContext): string | null {
  const { config, decision, lng, url } = context;
  const href = screenPath(lng, "registration");
  if (!config.features.registration || !exists(context, href)) return null;
  if (decision.kind !== "render") return href;
  const { view } = config.registration;
  const query = new URLSearchParams(url.search);
  const isModal = (view.screens[decision.screen.id] ?? view.default) === "modal";
  if (isModal) {
    query.set("modal", "registration");
    return `${url.pathname}?${query}`;
  }
  query.delete("modal");
  const back = url.pathname + (query.size > 0 ? `?${query}` : "");
  const isOwn =
    decision.screen.pattern.startsWith("registration") || back === screenPath(lng, "home");
  return isOwn ? href : `${href}?returnUrl=${encodeURIComponent(back)}`;
}

function existing(
  context: RequestContext,
  links: readonly (readonly [NavName, string])[],
): NavLink[] {
  const here = context.url.pathname;
  return links
    .filter(([, href]) => exists(context, href))
    .map(([name, href]) => ({
      name,
      href,
      isCurrent: here === href || here.startsWith(`${href}/`),
    }));
}

function exists({ config }: RequestContext, href: string): boolean {
  const match = matchScreen(splitPath(href).rest);
  return match !== null && isAvailable(match, { config, env: env().appEnv });
}

import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { isPathOffered } from "./offered-path.server";

/**
 * The path to registration as the page's screen offers it, a page or a dialog over this one, with
 * the way back (REG-01); null where registration is closed (GRD-03).
 */
export function registrationPathFromPage(context: RequestContext): string | null {
  const { config, decision, lng, url } = context;
  const href = screenPath(lng, "registration");
  if (!config.features.registration || !isPathOffered(context, href)) return null;
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

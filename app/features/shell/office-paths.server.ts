import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { isPathOffered } from "./offered-path.server";

/** Path of the page with the player's messages, or null where the site has none. */
export function messagesPath(context: RequestContext): string | null {
  const href = screenPath(context.lng, "office:support");
  return isPathOffered(context, href) ? href : null;
}

/** Path of the deposit page, or null where the site has none. */
export function depositPath(context: RequestContext): string | null {
  const href = screenPath(context.lng, "office:recharge");
  return isPathOffered(context, href) ? href : null;
}

import { signInTarget } from "~/features/gate/guards";
import type { RequestContext } from "~/features/gate/request-context";

/** The sign-in address; it returns the player to the game. */
export function signInPathForGame({ config, lng, url }: RequestContext): string {
  const returnUrl = url.pathname + url.search;
  return signInTarget({
    isSignedIn: false,
    config,
    lng,
    origin: url.origin,
    path: ["casino"],
    returnUrl,
  });
}

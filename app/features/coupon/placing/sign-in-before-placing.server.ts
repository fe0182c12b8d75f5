import { signInTarget } from "~/features/gate/guards";
import type { RequestContext } from "~/features/gate/request-context";

/** The sign-in address before placing; it returns the player to `returnUrl`, a path. */
export function signInPathBeforePlacing(
  { config, lng, url }: RequestContext,
  returnUrl: string,
): string {
  return signInTarget({
    isSignedIn: false,
    config,
    lng,
    origin: url.origin,
    path: ["coupon"],
    returnUrl,
  });
}

import { isScreenAvailable } from "~/features/gate/availability";
import type { RequestContext } from "~/features/gate/request-context";
import { matchScreen } from "~/features/screens/match";
import { splitPath } from "~/features/screens/path";
import { env } from "~/server/env.server";

/** Whether a path leads to a screen that this site offers now; a hash is ignored. */
export function isPathOffered({ config }: RequestContext, href: string): boolean {
  const [path = ""] = href.split("#");
  const match = matchScreen(splitPath(path).rest);
  return match !== null && isScreenAvailable(match, { config, env: env().appEnv });
}

import type { SiteConfig } from "~/domain/settings/site-config";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { memoised } from "../memo.server";
import { casinoCalls } from "./calls.server";

/** A casino game with the current and the former path of its page (SCR-07). */
export interface GameRoute {
  readonly id: number;
  readonly name: string;
  readonly route: string | null;
  readonly oldRoute: string | null;
}

/** Number of this product at the platform, as in its events. */
const whence = 55;

/** Page paths of all casino games (CFG-10); null = not available. */
export function loadGameRoutes(
  scope: PlatformScope,
  { groupId, refId }: Pick<SiteConfig, "groupId" | "refId">,
): Promise<readonly GameRoute[] | null> {
  return oncePerRequest(scope, memoised.games, async () => {
    const query = {
      whence,
      groupId,
      ref: refId,
      lng: scope.lng,
      fcountry: scope.country,
      includeCategories: "false",
    };
    const reply = await call(scope, casinoCalls.games, {
      query,
      as: scope.auth ? "bearer" : "none",
    });
    if (!reply.ok) return null;
    return reply.data.games.map(({ id, name, route, oldRoute }) => ({ id, name, route, oldRoute }));
  });
}

import type { RequestContext } from "~/features/gate/request-context";
import { markConversionReminded } from "~/platform/services/user/client.server";

/**
 * Which accounts may be converted (ACC-05), if this page is to tell the player; 0 = it says
 * nothing. It is told once to each player, on the first page after he has signed in, and only if
 * the platform has noted that, so that it is not told twice.
 */
export async function consumeConvertibleAccountsNotice(
  context: RequestContext,
): Promise<0 | 1 | 2> {
  const { player, session, scope, platform, decision } = context;
  if (!player || session.kind !== "player" || session.isStale || scope.kind !== "document")
    return 0;
  if (player.conversion === 0 || player.isConversionTold) return 0;
  const isPage = decision.kind === "render" && decision.screen.id !== "convert-account";
  if (!isPage || decision.screen.chrome.hideOffers) return 0;
  return (await markConversionReminded(platform)) ? player.conversion : 0;
}

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
  const { player, platform } = context;
  if (player === null || !isConversionReminderDue(context)) return 0;
  return (await markConversionReminded(platform)) ? player.conversion : 0;
}

/**
 * Whether this page is to remind the player of accounts that may be converted: never before he has answered a blocking step
 * and the question about cookies, which come first (POP-13).
 */
export function isConversionReminderDue({
  player,
  session,
  scope,
  decision,
  blockingStep,
  consent,
}: RequestContext): boolean {
  if (!player || session.kind !== "player" || session.isStale || scope.kind !== "document")
    return false;
  if (player.conversion === 0 || player.isConversionTold) return false;
  if (blockingStep !== null || consent === null) return false;
  const isPage = decision.kind === "render" && decision.screen.id !== "convert-account";
  return isPage && !decision.screen.chrome.hideOffers;
}

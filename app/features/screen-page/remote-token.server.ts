import type { AuthorizedPageContext } from "./render.server";

/** Whether the screen's remote gets the signed-in player's token. */
export function isTokenSentToRemote({
  decision,
  session,
}: Pick<AuthorizedPageContext, "decision" | "session">): boolean {
  const { isPersonal, isPersonalForPlayers } = decision.screen;
  return isPersonal || (isPersonalForPlayers && session.kind === "player");
}

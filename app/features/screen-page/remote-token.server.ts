import type { AuthorizedPage } from "./render.server";

/** Whether the screen's remote gets the signed-in player's token. */
export function isTokenSentToRemote({
  decision,
  session,
}: Pick<AuthorizedPage, "decision" | "session">): boolean {
  const { isPersonal, isPersonalForPlayers } = decision.screen;
  return isPersonal || (isPersonalForPlayers && session.kind === "player");
}

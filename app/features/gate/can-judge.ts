import type { RequestContext } from "./request-context";

/**
 * Whether the player's session and limits could be read: without them nothing is staked or paid in, and the page
 * says that it cannot be done just now (LIM-20).
 */
export function canJudge({ session, limits }: Pick<RequestContext, "session" | "limits">): boolean {
  return session.kind === "player" && session.isSafe && limits !== null;
}

import type { RequestContext } from "./request-context";

/**
 * Whether the player's session and limits could be loaded. If not, no stake and no deposit is
 * accepted, and the page says so (LIM-20).
 */
export function areProtectionsKnown({
  session,
  limits,
}: Pick<RequestContext, "session" | "limits">): boolean {
  return session.kind === "player" && session.isSafe && limits !== null;
}

import type { RequestContext } from "./request-context";

/**
 * Whether the visitor is a player whose session and limits could be loaded. If they could not, no
 * stake and no deposit is accepted, and the page says so (LIM-20).
 */
export function areProtectionsKnown({
  session,
  limits,
}: Pick<RequestContext, "session" | "limits">): boolean {
  return session.kind === "player" && session.isSafe && limits !== null;
}

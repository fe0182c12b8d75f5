import type { SessionCookie } from "~/server/cookies/session.server";
import type { RequestScope } from "~/server/request-scope.server";
import { visitorSession } from "./session.server";
import { storeSession } from "./store-session.server";

/** Stores the bets of the last placement for their receipt, or removes them. */
export async function savePlacedBets(
  scope: RequestScope,
  request: Request,
  placed: SessionCookie["placed"] | null,
): Promise<void> {
  const { placed: before, ...session } = await visitorSession(scope, request);
  if (!before && !placed) return;
  const next: SessionCookie = placed ? { ...session, placed } : session;
  await storeSession(scope, request, next);
}

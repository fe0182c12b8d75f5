import type { SessionCookie } from "~/server/cookies/session.server";
import type { RequestScope } from "~/server/request-scope.server";
import { readOrCreateSessionCookie } from "./session.server";
import { replaceSessionCookie } from "./store-session.server";

/**
 * Stores the bets of the last placement in the session cookie, for their receipt; null removes
 * them.
 */
export async function saveBetsForReceipt(
  scope: RequestScope,
  request: Request,
  placed: SessionCookie["placed"] | null,
): Promise<void> {
  const { placed: before, ...session } = await readOrCreateSessionCookie(scope, request);
  if (!before && !placed) return;
  const next: SessionCookie = placed ? { ...session, placed } : session;
  await replaceSessionCookie(scope, request, next);
}

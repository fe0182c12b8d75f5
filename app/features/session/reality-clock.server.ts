import type { Limit } from "~/domain/limits/limit";
import { realityCheckDueAt, type SessionRealityCheckState } from "~/domain/reality-check/check";
import type { RequestScope } from "~/server/request-scope.server";
import { readOrCreateSessionCookie } from "./session.server";
import { updateSessionSafetyState } from "./session-safety.server";

/**
 * When the session's next reality check is due, ms since epoch; null = none. Where no interval has
 * begun yet, one begins now; it is stored if a check will be due.
 */
export async function ensureNextRealityCheckAt(
  scope: RequestScope,
  request: Request,
  limits: readonly Limit[],
  now: number,
): Promise<number | null> {
  const { safety } = await readOrCreateSessionCookie(scope, request);
  if (safety?.check) return realityCheckDueAt(limits, safety.check, now);
  const fresh: SessionRealityCheckState = { from: now, isOff: false };
  const at = realityCheckDueAt(limits, fresh, now);
  if (at !== null) await updateSessionSafetyState(scope, request, { check: fresh });
  return at;
}

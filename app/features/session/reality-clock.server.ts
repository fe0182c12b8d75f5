import type { Limit } from "~/domain/limits/limit";
import { type CheckClock, checkDueAt } from "~/domain/reality-check/check";
import type { RequestScope } from "~/server/request-scope.server";
import { saveSafety, visitorSession } from "./session.server";

/**
 * When the session's next reality check is due, ms since epoch; null = none. A session without a stored start
 * counts from now.
 */
export async function nextCheckAt(
  scope: RequestScope,
  request: Request,
  limits: readonly Limit[],
  now: number,
): Promise<number | null> {
  const { safety } = await visitorSession(scope, request);
  if (safety?.check) return checkDueAt(limits, safety.check, now);
  const fresh: CheckClock = { from: now, isOff: false };
  const at = checkDueAt(limits, fresh, now);
  if (at !== null) await saveSafety(scope, request, { check: fresh });
  return at;
}

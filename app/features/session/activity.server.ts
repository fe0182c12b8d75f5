import { reportPresence } from "~/platform/services/user/client.server";
import { platformNow } from "~/platform/transport/clock.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import { readLastActivityCookie, writeLastActivityCookie } from "~/server/cookies/seen.server";
import type { SessionCookie } from "~/server/cookies/session.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import { memoKey, oncePerRequest } from "~/server/request-memo.server";
import type { RequestScope } from "~/server/request-scope.server";
import { activityToStore, idleTimeLeftMs, isHalfOfIdleLimitOver, type LastActivity } from "./idle";

const lastActivity = memoKey<Promise<LastActivity | null>>("last-activity");

/** The request whose session's activity is recorded. */
interface ActivityScope {
  readonly scope: RequestScope;
  readonly platform: PlatformScope;
  readonly request: Request;
  readonly session: Pick<SessionCookie, "keep">;
}

/** The player's last activity before this request; null = unknown. */
export function readLastActivity(
  scope: RequestScope,
  request: Request,
): Promise<LastActivity | null> {
  return oncePerRequest(scope, lastActivity, () => readLastActivityCookie(request));
}

/** Whether the player was idle for the whole idle limit (SES-07); `idleMs` null = no limit. */
export async function isIdleLimitReached(
  scope: RequestScope,
  request: Request,
  idleMs: number | null,
) {
  return (
    idleMs !== null &&
    idleTimeLeftMs(await readLastActivity(scope, request), idleMs, platformNow()) === 0
  );
}

/**
 * Records activity, or its absence (`isSign` false); returns the time left until the idle limit,
 * ms. The platform is notified once when a player becomes idle, and once when he returns (SES-07).
 */
export async function recordActivityAndGetTimeLeft(
  witness: ActivityScope,
  idleMs: number,
  isSign: boolean,
): Promise<number> {
  const { scope, request } = witness;
  const at = platformNow();
  const seen = await readLastActivity(scope, request);
  if (isSign || seen === null) {
    const again = activityToStore(seen, at);
    if (again) await keepSeen(witness, again);
    if (seen?.isIdle) await reportPresence(witness.platform, "active");
  } else if (isHalfOfIdleLimitOver(seen, idleMs, at)) {
    await keepSeen(witness, { ...seen, isIdle: true });
    await reportPresence(witness.platform, "idle");
  }
  return idleTimeLeftMs(await readLastActivity(scope, request), idleMs, at);
}

async function keepSeen({ scope, request, session }: ActivityScope, seen: LastActivity) {
  dropPendingSetCookies(scope, "seen");
  scope.cookies.push(await writeLastActivityCookie(seen, request, session));
  scope.memo.set(lastActivity, Promise.resolve(seen));
}

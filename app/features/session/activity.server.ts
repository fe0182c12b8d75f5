import { now } from "~/platform/clock.server";
import type { PlatformScope } from "~/platform/scope.server";
import { tellPresence } from "~/platform/user/safety.server";
import { readSeenCookie, type SessionCookie, writeSeenCookie } from "~/server/cookies.server";
import { dropCookies, once, type RequestScope } from "~/server/request-scope.server";
import { idleLeft, isIdleNews, type Seen, seenAgain } from "./idle";

/** The request whose session's activity is recorded. */
interface ActivityScope {
  readonly scope: RequestScope;
  readonly platform: PlatformScope;
  readonly request: Request;
  readonly session: Pick<SessionCookie, "keep">;
}

/** The player's last activity before this request; null = unknown. */
export function lastSeen(scope: RequestScope, request: Request): Promise<Seen | null> {
  return once(scope, "seen", () => readSeenCookie(request));
}

/** Whether the session's idle limit is over (SES-07). */
export async function isIdleOver(scope: RequestScope, request: Request, idleMs: number | null) {
  return idleMs !== null && idleLeft(await lastSeen(scope, request), idleMs, now()) === 0;
}

/**
 * Stores the player's activity, or the lack of it; returns the time left until the idle limit, ms. The
 * platform is notified once when a player becomes idle, and once when he returns (SES-07).
 */
export async function noteActivity(
  witness: ActivityScope,
  idleMs: number,
  isSign: boolean,
): Promise<number> {
  const { scope, request } = witness;
  const at = now();
  const seen = await lastSeen(scope, request);
  if (isSign || seen === null) {
    const again = seenAgain(seen, at);
    if (again) await keepSeen(witness, again);
    if (seen?.isIdle) await tellPresence(witness.platform, "active");
  } else if (isIdleNews(seen, idleMs, at)) {
    await keepSeen(witness, { ...seen, isIdle: true });
    await tellPresence(witness.platform, "idle");
  }
  return idleLeft(await lastSeen(scope, request), idleMs, at);
}

async function keepSeen({ scope, request, session }: ActivityScope, seen: Seen) {
  dropCookies(scope, "seen");
  scope.cookies.push(await writeSeenCookie(seen, request, session));
  scope.memo.set("seen", Promise.resolve(seen));
}

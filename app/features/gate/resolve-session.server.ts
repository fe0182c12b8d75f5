import {
  hasSessionEndedByLimit,
  isSessionLimitUsedUp,
  sessionEndToStore,
} from "~/domain/limits/session-limit";
import type { SessionState } from "~/domain/session/player";
import { signOutAtPlatform } from "~/platform/services/auth/client.server";
import { reportPresence } from "~/platform/services/user/client.server";
import { platformNow } from "~/platform/transport/clock.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import type { RequestScope } from "~/server/request-scope.server";
import { isIdleLimitReached, readLastActivity } from "../session/activity.server";
import { idleLimitMs } from "../session/idle";
import { endBrowserSession, readOrCreateSessionCookie } from "../session/session.server";
import { updateSessionSafetyState } from "../session/session-safety.server";
import type { LoadedGuardInput } from "./load-guard-input.server";

/**
 * Result of the session check (SES-01). An outage keeps the session. A clear no, the session limit (SSL-01)
 * or the idle limit (SES-07) ends it. This function ends the session and stores the reason.
 */
export async function resolveSession(
  facts: LoadedGuardInput,
  platform: PlatformScope,
  scope: RequestScope,
  request: Request,
): Promise<SessionState> {
  if (!facts.check || facts.userId === null) return { kind: "guest" };
  // One of a page's parallel requests ends the session and the others find it gone; all of them need the
  // reason.
  const isIdle = await isIdleLimitReached(scope, request, idleLimitMs(facts.config.playerSafety));
  const isGone = facts.check.kind === "gone";
  if (isIdle && !isGone) {
    if ((await readLastActivity(scope, request))?.isIdle === false)
      await reportPresence(platform, "idle");
    await signOutAtPlatform(platform, { everywhere: false });
  }
  const { safety } = await readOrCreateSessionCookie(scope, request);
  const isLimitOver =
    facts.limits !== null && isSessionLimitUsedUp(facts.limits.all, platformNow());
  if (!isIdle && !isGone && isLimitOver) await signOutAtPlatform(platform, { everywhere: false });
  if (isIdle || isGone || isLimitOver) {
    const isByLimit = isLimitOver || hasSessionEndedByLimit(safety?.limitAt, platformNow());
    await endBrowserSession(scope, request);
    const code = isIdle ? "idle" : isByLimit ? "session-limit" : null;
    if (code !== null)
      await updateSessionSafetyState(scope, request, { flash: { code, until: null } });
    return { kind: "guest" };
  }
  const limitEnd =
    facts.limits && sessionEndToStore(facts.limits.all, safety?.limitAt, platformNow());
  if (limitEnd) await updateSessionSafetyState(scope, request, limitEnd);
  const isStale = facts.check.kind === "unknown" || facts.player === null;
  const isSafe = !isStale && facts.termsChanged !== null && facts.limits !== null;
  return { kind: "player", userId: facts.userId, isStale, isSafe };
}

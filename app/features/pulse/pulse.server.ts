import { findDueLimitApprovals, limitRaiseApprovalDelayMs } from "~/domain/limits/approval";
import type { Limits } from "~/domain/limits/limit";
import { isMomentReached } from "~/domain/reality-check/check";
import type { SiteConfig } from "~/domain/settings/site-config";
import {
  isIdleLimitReached,
  recordActivityAndGetTimeLeft,
} from "~/features/session/activity.server";
import { toSessionWaits } from "~/features/session/due";
import { idleLimitMs } from "~/features/session/idle";
import { platformAuthOf } from "~/features/session/platform-auth.server";
import { ensureNextRealityCheckAt } from "~/features/session/reality-clock.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { checkSession } from "~/platform/services/auth/client.server";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { loadLimits, pingSessionLimit } from "~/platform/services/limits/client.server";
import { loadWhetherTermsChanged } from "~/platform/services/terms/client.server";
import { platformNow } from "~/platform/transport/clock.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import type { RequestScope } from "~/server/request-scope.server";
import type { SessionPollReply } from "./pulse";

const over: SessionPollReply = {
  isSignedIn: false,
  termsChanged: false,
  idle: null,
  due: null,
  isStepDue: false,
};

/**
 * One poll of an open page. It ends no session: it reports that one is over, and the page reloads through the
 * gate.
 */
export async function answerSessionPoll(
  scope: RequestScope,
  request: Request,
): Promise<SessionPollReply> {
  const session = await readOrCreateSessionCookie(scope, request);
  if (session.sid === null) return over;
  const auth = platformAuthOf(scope, request, session.sid);
  const platform = createPlatformScope({
    lng: "en",
    requestId: scope.requestId,
    url: request.url,
    ...(scope.country === null ? {} : { country: scope.country }),
    auth,
  });
  const asks = new URL(request.url).searchParams;
  const is = (name: string) => asks.get(name) === "1";
  const [check, termsChanged, ping, config, limits] = await Promise.all([
    checkSession(platform),
    loadWhetherTermsChanged(platform),
    is("ping") ? pingSessionLimit(platform) : null,
    loadSiteConfig(platform),
    is("sync") ? loadLimits(platform) : null,
  ]);
  const idleMs = idleLimitMs(config.playerSafety);
  const isLimitOver = ping?.ok === true && ping.value === 0;
  if (check.kind === "gone" || isLimitOver || (await isIdleLimitReached(scope, request, idleMs)))
    return over;
  const witness = { scope, platform, request, session };
  const idle = idleMs && {
    inMs: await recordActivityAndGetTimeLeft(witness, idleMs, is("active")),
    ofMs: idleMs,
  };
  const coming = limits?.ok
    ? await loadDueFacts(scope, request, { config, limits: limits.value })
    : null;
  return {
    isSignedIn: true,
    termsChanged: termsChanged === true,
    idle: idle || null,
    due:
      coming &&
      toSessionWaits({
        ...coming,
        idle: idle || null,
        areTermsChanged: termsChanged === true,
      }),
    isStepDue:
      coming !== null && (isMomentReached(coming.checkAt, coming.now) || coming.isApprovalDue),
  };
}

/**
 * What the session's coming events follow from: its limits, the next reality check, and whether the
 * approval of a limit is due, by the platform's clock.
 */
async function loadDueFacts(
  scope: RequestScope,
  request: Request,
  { config, limits: { all } }: { readonly config: SiteConfig; readonly limits: Limits },
) {
  const at = platformNow();
  const delayMs = limitRaiseApprovalDelayMs(config.playerSafety);
  const checkAt = await ensureNextRealityCheckAt(scope, request, all, at);
  return {
    limits: all,
    delayMs,
    checkAt,
    isApprovalDue: findDueLimitApprovals(all, delayMs, at).length > 0,
    now: at,
  };
}

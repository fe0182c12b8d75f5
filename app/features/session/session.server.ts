import { recordEarly } from "~/features/analytics/record.server";
import { expireSiteConfig } from "~/platform/services/config/copies.server";
import { platformNow } from "~/platform/transport/clock.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import { hasCookie } from "~/server/cookies/read-plain.server";
import { writeLastActivityCookie } from "~/server/cookies/seen.server";
import {
  readSessionCookie,
  type SessionCookie,
  writeSessionCookie,
} from "~/server/cookies/session.server";
import { removeTokenCookies } from "~/server/cookies/token.server";
import { newCsrfSeed } from "~/server/csrf.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import { memoKey, oncePerRequest } from "~/server/request-memo.server";
import type { RequestScope } from "~/server/request-scope.server";

/** The session cookie of this request, as its response leaves it. */
const sessionOfRequest = memoKey<Promise<SessionCookie>>("session");

/**
 * The visitor's session cookie, read once per request; a first visit gets a new one with the
 * response, so that its forms have a token (SEC-01).
 */
export function readOrCreateSessionCookie(
  scope: RequestScope,
  request: Request,
): Promise<SessionCookie> {
  return oncePerRequest(scope, sessionOfRequest, async () => {
    const known = await readSessionCookie(request);
    if (known) return known;
    const fresh: SessionCookie = { csrf: newCsrfSeed(), sid: null, uid: null, keep: false };
    scope.cookies.push(await writeSessionCookie(fresh, request));
    return fresh;
  });
}

/** Changes the session cookie, which is written as a whole; forms keep their token. */
export async function updateSessionCookie(
  scope: RequestScope,
  request: Request,
  change: (session: SessionCookie) => SessionCookie,
): Promise<void> {
  const next = change(await readOrCreateSessionCookie(scope, request));
  dropPendingSetCookies(scope, "__session");
  scope.cookies.push(await writeSessionCookie(next, request));
  scope.memo.set(sessionOfRequest, Promise.resolve(next));
}

/**
 * Ends the session in this browser: removes its cookies, and gives forms a new token (SES-02). The
 * platform is not told.
 */
export async function endBrowserSession(
  scope: RequestScope,
  request: Request,
): Promise<SessionCookie> {
  const fresh: SessionCookie = { csrf: newCsrfSeed(), sid: null, uid: null, keep: false };
  const { uid } = await readOrCreateSessionCookie(scope, request);
  if (uid !== null) void recordEarly(scope, request, { name: "user_unauthenticated" });
  await replaceSession(scope, request, fresh);
  return fresh;
}

/**
 * Stores in the browser the session that a sign-in at the platform has opened; the CSRF seed
 * changes, and reality checks count from now (RCK-01).
 */
export async function beginBrowserSession(
  { scope, platform }: { readonly scope: RequestScope; readonly platform: PlatformScope },
  request: Request,
  signedIn: { readonly userId: number; readonly sessionId: string; readonly keep: boolean },
): Promise<void> {
  const fresh: SessionCookie = {
    csrf: newCsrfSeed(),
    sid: signedIn.sessionId,
    uid: signedIn.userId,
    keep: signedIn.keep,
    safety: { check: { from: platformNow(), isOff: false } },
  };
  await replaceSession(scope, request, fresh);
  void recordEarly(scope, request, { name: "user_authenticated" });
  expireSiteConfig(platform);
}

/**
 * Writes a new session cookie (`fresh`), and removes the cookies that belong to the old session.
 */
async function replaceSession(scope: RequestScope, request: Request, fresh: SessionCookie) {
  dropPendingSetCookies(scope, "__session", "seen");
  scope.cookies.push(await writeSessionCookie(fresh, request));
  removeTokenCookies(scope, request);
  if (hasCookie(request, "seen"))
    scope.cookies.push(await writeLastActivityCookie(null, request, fresh));
  scope.memo.set(sessionOfRequest, Promise.resolve(fresh));
}

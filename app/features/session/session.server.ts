import { parseFingerprint } from "~/domain/session/device";
import { platformNow } from "~/platform/clock.server";
import { expireSiteConfig } from "~/platform/config/copies.server";
import { platformScope } from "~/platform/scope/platform-scope.server";
import type { PlatformAuth, PlatformDevice, PlatformScope } from "~/platform/scope.server";
import type { AwaitedCode, CodeWaitPage } from "~/server/cookies/code-waits.server";
import type { PendingRegistration } from "~/server/cookies/pending-registration.server";
import type { PendingSignIn } from "~/server/cookies/pending-sign-in.server";
import { hasCookie, readPlainCookie } from "~/server/cookies/read-plain.server";
import { writeSeenCookie } from "~/server/cookies/seen.server";
import {
  readSessionCookie,
  type SessionCookie,
  writeSessionCookie,
} from "~/server/cookies/session.server";
import type { SessionSafety } from "~/server/cookies/session-safety.server";
import type { UnfinishedSocialSignIn } from "~/server/cookies/social-sign-in.server";
import { writeTokenCookie } from "~/server/cookies/token.server";
import type { UnresolvedOrder } from "~/server/cookies/unresolved-orders.server";
import { renewCookie } from "~/server/cookies/write-plain.server";
import { csrfSeed } from "~/server/csrf.server";
import { dropCookies } from "~/server/pending-cookies.server";
import { oncePerRequest, type RequestScope } from "~/server/request-scope.server";

/**
 * The visitor's session cookie; a first visit gets one with the response, so that its forms have a token
 * (SEC-01).
 */
export function visitorSession(scope: RequestScope, request: Request): Promise<SessionCookie> {
  return oncePerRequest(scope, "session-cookie", async () => {
    const known = await readSessionCookie(request);
    if (known) return known;
    const fresh: SessionCookie = { csrf: csrfSeed(), sid: null, uid: null, keep: false };
    scope.cookies.push(await writeSessionCookie(fresh, request));
    return fresh;
  });
}

/** The platform scope of a request: language, country, time budget and session. */
export function upstreamScope(
  scope: RequestScope,
  request: Request,
  lng: string,
  session: SessionCookie,
): PlatformScope {
  return platformScope({
    lng,
    requestId: scope.requestId,
    url: request.url,
    frameSite: frameSiteOf(request),
    agent: (request.headers.get("user-agent") ?? "").slice(0, 400),
    ...(scope.country === null ? {} : { country: scope.country }),
    clientAddress: scope.clientAddress,
    ...(scope.signal ? { signal: scope.signal } : {}),
    auth: session.sid === null ? null : platformAuthOf(scope, request, session.sid),
    device: deviceOf(scope, request),
  });
}

const frameSites = new Set(["same-origin", "same-site", "cross-site"]);

/** Who shows this page in a frame, by the browser's own headers; null = nobody. */
function frameSiteOf({ headers }: Request): string | null {
  const site = headers.get("sec-fetch-site") ?? "";
  return headers.get("sec-fetch-dest") === "iframe" && frameSites.has(site) ? site : null;
}

/** The device's fingerprint, from its cookie; the browser keeps it only with consent (SES-10). */
function deviceOf(scope: RequestScope, request: Request): PlatformDevice | null {
  const fingerprint = parseFingerprint(readPlainCookie(request, "device"));
  if (!fingerprint) return null;
  return {
    fingerprint,
    onFresh(fresh) {
      dropCookies(scope, "device");
      scope.cookies.push(renewCookie(request, "device", JSON.stringify(fresh)));
    },
  };
}

/**
 * A session's authentication for platform calls; the token is read from and written to `user_token` (PLT-07).
 */
export function platformAuthOf(
  scope: RequestScope,
  request: Request,
  sessionId: string,
): PlatformAuth {
  const token = readPlainCookie(request, "user_token");
  return {
    sessionId,
    token,
    tokenExpires: token === null ? 0 : expiryOf(token),
    onToken(fresh, expires) {
      dropCookies(scope, "user_token");
      scope.cookies.push(writeTokenCookie(request, fresh, (expires - platformNow()) / 1000));
    },
  };
}

/** Removes the session's cookies, and gives forms a new token (SES-02). */
export async function endSession(scope: RequestScope, request: Request): Promise<SessionCookie> {
  const fresh: SessionCookie = { csrf: csrfSeed(), sid: null, uid: null, keep: false };
  await replaceSession(scope, request, fresh);
  return fresh;
}

/** Starts a session after a sign-in; the CSRF seed changes, and reality checks count from now (RCK-01). */
export async function beginSession(
  { scope, platform }: { readonly scope: RequestScope; readonly platform: PlatformScope },
  request: Request,
  signedIn: { readonly userId: number; readonly sessionId: string; readonly keep: boolean },
): Promise<void> {
  const fresh: SessionCookie = {
    csrf: csrfSeed(),
    sid: signedIn.sessionId,
    uid: signedIn.userId,
    keep: signedIn.keep,
    safety: { check: { from: platformNow(), isOff: false } },
  };
  await replaceSession(scope, request, fresh);
  expireSiteConfig(platform);
}

/** Replaces the session, and removes the cookies that belong to the old one. */
async function replaceSession(scope: RequestScope, request: Request, fresh: SessionCookie) {
  dropCookies(scope, "__session", "user_token", "seen");
  scope.cookies.push(await writeSessionCookie(fresh, request), writeTokenCookie(request, "", 0));
  if (hasCookie(request, "seen")) scope.cookies.push(await writeSeenCookie(null, request, fresh));
  scope.memo.set("session-cookie", Promise.resolve(fresh));
}

/** Stores the session cookie with a part changed; forms keep their token. */
async function storeSession(scope: RequestScope, request: Request, next: SessionCookie) {
  dropCookies(scope, "__session");
  scope.cookies.push(await writeSessionCookie(next, request));
  scope.memo.set("session-cookie", Promise.resolve(next));
}

/** Stores a sign-in that waits for a code, or removes it (null); forms keep their token (SES-03). */
export async function savePendingSignIn(
  scope: RequestScope,
  request: Request,
  pending: PendingSignIn | null,
): Promise<void> {
  const { pending: _over, ...session } = await visitorSession(scope, request);
  const next: SessionCookie = pending ? { ...session, pending } : session;
  await storeSession(scope, request, next);
}

/** Stores a sign-in by a social network, or removes it (null); forms keep their token (SES-12). */
export async function savePendingSocial(
  scope: RequestScope,
  request: Request,
  social: UnfinishedSocialSignIn | null,
): Promise<void> {
  const { social: _over, ...session } = await visitorSession(scope, request);
  const next: SessionCookie = social ? { ...session, social } : session;
  await storeSession(scope, request, next);
}

/** The code that a page waits for, if it has not expired. */
export async function liveCodeWait(
  scope: RequestScope,
  request: Request,
  use: CodeWaitPage,
): Promise<AwaitedCode | null> {
  const { waits } = await visitorSession(scope, request);
  const wait = waits?.[use];
  return wait && wait.until > platformNow() ? wait : null;
}

/** Stores a code that a page waits for, or removes it (null). */
export async function saveCodeWait(
  scope: RequestScope,
  request: Request,
  use: CodeWaitPage,
  wait: AwaitedCode | null,
): Promise<void> {
  const { waits, ...session } = await visitorSession(scope, request);
  const { [use]: _over, ...others } = waits ?? {};
  const left = wait ? { ...others, [use]: wait } : others;
  const next: SessionCookie = Object.keys(left).length > 0 ? { ...session, waits: left } : session;
  await storeSession(scope, request, next);
}

/** Stores a registration that waits for a code, or removes it (null). */
export async function savePendingRegistration(
  scope: RequestScope,
  request: Request,
  registering: PendingRegistration | null,
): Promise<void> {
  const { registering: _over, ...session } = await visitorSession(scope, request);
  const next: SessionCookie = registering ? { ...session, registering } : session;
  await storeSession(scope, request, next);
}

/** Stores player safety data for the next page; a field that is undefined is removed (LIM-04, LIM-15). */
export async function saveSessionSafety(
  scope: RequestScope,
  request: Request,
  changes: { readonly [Field in keyof SessionSafety]: SessionSafety[Field] | undefined },
): Promise<void> {
  const session = await visitorSession(scope, request);
  const left = Object.entries({ ...session.safety, ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  const next: SessionCookie = { ...session, safety: Object.fromEntries(left) };
  await storeSession(scope, request, next);
}

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

/**
 * Stores a payment order whose response was lost, or removes it (null). No other order is sent until its
 * result is known.
 */
export async function saveUnresolvedOrder(
  scope: RequestScope,
  request: Request,
  kind: "deposit" | "withdrawal",
  order: UnresolvedOrder | null,
): Promise<void> {
  const { checking, ...session } = await visitorSession(scope, request);
  const { [kind]: _known, ...others } = checking ?? {};
  const left = order ? { ...others, [kind]: order } : others;
  const next: SessionCookie =
    Object.keys(left).length > 0 ? { ...session, checking: left } : session;
  await storeSession(scope, request, next);
}

/** `exp` of a JWT in ms since epoch; 0 where there is none. The token is not verified here. */
function expiryOf(token: string) {
  try {
    const payload: unknown = JSON.parse(
      Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"),
    );
    const exp =
      typeof payload === "object" && payload !== null && "exp" in payload ? payload.exp : null;
    return typeof exp === "number" ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

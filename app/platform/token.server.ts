import { LRUCache } from "lru-cache";
import { z } from "zod";
import { sendAttempt } from "./attempt.server";
import { tokenReplyWire } from "./auth/wire.server";
import { runWithTimeout } from "./bounded.server";
import { platformNow } from "./clock.server";
import type { Answer } from "./failure.server";
import { queryPolicy } from "./policy.server";
import {
  budgetLeft,
  detachedScope,
  type PlatformAuth,
  type PlatformScope,
  recordTermsRefusal,
} from "./scope.server";
import { wireHeaders } from "./wire.server";

/** How long requests of a session share a fetched token (PLT-07), ms. */
const sharedMs = 60_000;

interface Token {
  readonly text: string;
  /** ms since epoch, the platform's clock. */
  readonly expires: number;
  /** ms, this machine's clock. */
  readonly fetchedAt: number;
}

const policy = queryPolicy("auth.token", "session", { timeoutMs: 2000 });
const known = new LRUCache<string, Token>({ max: 10_000 });
const asked = new Map<string, Promise<Answer<Token>>>();

/** Bearer token of the session: from the cookie while valid, else shared or new (PLT-07, PLT-11). */
export async function bearerToken(scope: PlatformScope): Promise<Answer<string>> {
  const { auth } = scope;
  if (!auth) return signedOut;
  if (auth.token !== null && auth.tokenExpires > platformNow())
    return { ok: true, value: auth.token };
  return take(scope, auth, null);
}

/** Replaces a token refused with 401; concurrent refusals share one request (PLT-02). */
export async function freshToken(
  scope: PlatformScope,
  refused: string | null,
): Promise<Answer<string>> {
  return scope.auth ? take(scope, scope.auth, refused) : signedOut;
}

/** Drops the token of an ended session. */
export function forgetToken(sessionId: string) {
  known.delete(sessionId);
}

const signedOut: Answer<never> = { ok: false, failure: { kind: "unauthorized", title: null } };

async function take(
  scope: PlatformScope,
  auth: PlatformAuth,
  refused: string | null,
): Promise<Answer<string>> {
  const cached = known.get(auth.sessionId);
  const isGood =
    cached &&
    cached.text !== refused &&
    cached.expires > platformNow() &&
    Math.abs(Date.now() - cached.fetchedAt) < sharedMs;
  const token: Answer<Token> = isGood
    ? { ok: true, value: cached }
    : await ask(scope, auth.sessionId);
  if (!token.ok) {
    // Waiting callers share the token request; each records the refusal.
    if (token.failure.kind === "terms") recordTermsRefusal(scope, policy.name);
    return token;
  }
  const { text, expires } = token.value;
  if (auth.token !== text) {
    auth.token = text;
    auth.tokenExpires = expires;
    auth.onToken(text, expires);
  }
  return { ok: true, value: text };
}

async function ask(scope: PlatformScope, sessionId: string): Promise<Answer<Token>> {
  let asking = asked.get(sessionId);
  if (!asking) {
    // Detached: the first caller's disconnect must not fail the others.
    asking = request(detachedScope(scope, policy.timeoutMs), sessionId).finally(() =>
      asked.delete(sessionId),
    );
    asked.set(sessionId, asking);
  }
  const shared = asking;
  const waited = await runWithTimeout(Math.max(budgetLeft(scope), 1), scope.signal, () => shared);
  if (waited.kind === "done") return waited.value;
  if (waited.kind === "thrown") throw waited.thrown;
  if (waited.kind === "closed") return { ok: false, failure: { kind: "closed", status: 499 } };
  return { ok: false, failure: { kind: "timeout", afterMs: 0, isSent: true } };
}

async function request(scope: PlatformScope, sessionId: string): Promise<Answer<Token>> {
  const input = { path: "/web-api/gettoken/user", query: { force_refresh: true } };
  const reply = await sendAttempt(
    scope,
    policy,
    input,
    tokenReplyWire,
    { [wireHeaders.session]: sessionId },
    1,
  );
  if (!reply.ok) {
    const isOver = reply.failure.kind === "refused" && reply.failure.status === 401;
    return isOver ? signedOut : reply;
  }
  const token = {
    text: reply.data.token,
    expires: expiryOf(reply.data.token),
    fetchedAt: Date.now(),
  };
  known.set(sessionId, token);
  return { ok: true, value: token };
}

const claims = z.object({ exp: z.number() });

/** Expiry of a token from its claims; without one it expires with the shared copy. */
function expiryOf(token: string): number {
  try {
    const text = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
    return claims.parse(JSON.parse(text)).exp * 1000;
  } catch {
    return platformNow() + sharedMs;
  }
}

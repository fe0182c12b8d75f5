import { LRUCache } from "lru-cache";
import { z } from "zod";
import { authCalls } from "../services/auth/calls.server";
import { attemptCall } from "./attempt.server";
import { runWithTimeout } from "./bounded.server";
import { platformNow } from "./clock.server";
import type { Answer } from "./failure.server";
import {
  createSignedOutBackgroundScope,
  type PlatformAuth,
  type PlatformScope,
  pageBudgetLeftMs,
  recordTermsRefusal,
} from "./scope.server";
import { wireHeaders } from "./wire.server";

/** Bearer token of the session: from the cookie while valid, else shared or new (PLT-07, PLT-11). */
export async function getBearerToken(scope: PlatformScope): Promise<Answer<string>> {
  const { auth } = scope;
  if (!auth) return noSessionAnswer;
  if (auth.token !== null && auth.tokenExpires > platformNow())
    return { ok: true, value: auth.token };
  return take(scope, auth, null);
}

/**
 * A bearer token in place of `refused`, which the platform answered with 401; concurrent refusals
 * share one request (PLT-02).
 */
export async function replaceRefusedBearerToken(
  scope: PlatformScope,
  refused: string | null,
): Promise<Answer<string>> {
  return scope.auth ? take(scope, scope.auth, refused) : noSessionAnswer;
}

/** Drops the bearer token of an ended session from this process. */
export function forgetBearerToken(sessionId: string) {
  storedBearerTokens.delete(sessionId);
}

async function take(
  scope: PlatformScope,
  auth: PlatformAuth,
  refused: string | null,
): Promise<Answer<string>> {
  const cached = storedBearerTokens.get(auth.sessionId);
  const isGood =
    cached &&
    cached.text !== refused &&
    cached.expires > platformNow() &&
    Math.abs(Date.now() - cached.fetchedAt) < bearerTokenSharedMs;
  const token: Answer<BearerToken> = isGood
    ? { ok: true, value: cached }
    : await requestBearerTokenOnce(scope, auth.sessionId);
  if (!token.ok) {
    // Waiting callers share the token request; each records the refusal.
    if (token.failure.kind === "terms") recordTermsRefusal(scope, authCalls.token.name);
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

const pending = new Map<string, Promise<Answer<BearerToken>>>();

/** Requests a new bearer token for a session; callers at the same time share the request. */
export async function requestBearerTokenOnce(
  scope: PlatformScope,
  sessionId: string,
): Promise<Answer<BearerToken>> {
  let asking = pending.get(sessionId);
  if (!asking) {
    // Detached: the first caller's disconnect must not fail the others.
    asking = requestAndCacheBearerToken(
      createSignedOutBackgroundScope(scope, authCalls.token.timeoutMs),
      sessionId,
    ).finally(() => pending.delete(sessionId));
    pending.set(sessionId, asking);
  }
  const shared = asking;
  const waited = await runWithTimeout(
    Math.max(pageBudgetLeftMs(scope), 1),
    scope.signal,
    () => shared,
  );
  if (waited.kind === "done") return waited.value;
  if (waited.kind === "thrown") throw waited.thrown;
  if (waited.kind === "closed") return { ok: false, failure: { kind: "closed", status: 499 } };
  return { ok: false, failure: { kind: "timeout", afterMs: 0, isSent: true } };
}

/** The answer to a caller whose session is absent or has ended. */
export const noSessionAnswer: Answer<never> = {
  ok: false,
  failure: { kind: "unauthorized", title: null },
};

/** Requests a bearer token from the platform and stores it for the session's other requests. */
export async function requestAndCacheBearerToken(
  scope: PlatformScope,
  sessionId: string,
): Promise<Answer<BearerToken>> {
  const query = { force_refresh: true };
  const proof = { [wireHeaders.session]: sessionId };
  const reply = await attemptCall(scope, authCalls.token, "session", { query }, proof);
  if (!reply.ok) {
    const isOver = reply.failure.kind === "refused" && reply.failure.status === 401;
    return isOver ? noSessionAnswer : reply;
  }
  const token = {
    text: reply.data.token,
    expires: bearerTokenExpiry(reply.data.token),
    fetchedAt: Date.now(),
  };
  storedBearerTokens.set(sessionId, token);
  return { ok: true, value: token };
}

const claims = z.object({ exp: z.number() });

/**
 * When a token expires by its claims, ms since epoch by the platform's clock; without a claim it
 * expires with the shared copy.
 */
export function bearerTokenExpiry(token: string): number {
  try {
    const text = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
    return claims.parse(JSON.parse(text)).exp * 1000;
  } catch {
    return platformNow() + bearerTokenSharedMs;
  }
}

/** How long requests of a session share a fetched token (PLT-07), ms. */
export const bearerTokenSharedMs = 60_000;

/** A bearer token of a session, with its expiry and the time when it was fetched. */
export interface BearerToken {
  readonly text: string;
  /** ms since epoch, the platform's clock. */
  readonly expires: number;
  /** ms, this machine's clock. */
  readonly fetchedAt: number;
}
/** Bearer tokens that this process has fetched, by session id. */
export const storedBearerTokens = new LRUCache<string, BearerToken>({ max: 10_000 });

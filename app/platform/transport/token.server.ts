import { authCalls } from "../services/auth/calls.server";
import { platformNow } from "./clock.server";
import type { Answer } from "./failure.server";
import { recordTermsRefusal } from "./scope/terms-refusals.server";
import type { PlatformAuth, PlatformScope } from "./scope.server";
import { requestBearerTokenOnce } from "./token/ask-for-token.server";
import { noSessionAnswer } from "./token/request-token.server";
import {
  type BearerToken,
  bearerTokenSharedMs,
  storedBearerTokens,
} from "./token/stored-tokens.server";

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

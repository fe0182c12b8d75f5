import { platformNow } from "./clock.server";
import type { Answer } from "./failure.server";
import { recordTermsRefusal } from "./scope/terms-refusals.server";
import type { PlatformAuth, PlatformScope } from "./scope.server";
import { requestSharedToken } from "./token/ask-for-token.server";
import { signedOutAnswer, tokenPolicy } from "./token/request-token.server";
import { type BearerToken, storedTokens, tokenSharedMs } from "./token/stored-tokens.server";

/** Bearer token of the session: from the cookie while valid, else shared or new (PLT-07, PLT-11). */
export async function bearerToken(scope: PlatformScope): Promise<Answer<string>> {
  const { auth } = scope;
  if (!auth) return signedOutAnswer;
  if (auth.token !== null && auth.tokenExpires > platformNow())
    return { ok: true, value: auth.token };
  return take(scope, auth, null);
}

/** Replaces a token refused with 401; concurrent refusals share one request (PLT-02). */
export async function freshToken(
  scope: PlatformScope,
  refused: string | null,
): Promise<Answer<string>> {
  return scope.auth ? take(scope, scope.auth, refused) : signedOutAnswer;
}

/** Drops the token of an ended session. */
export function forgetToken(sessionId: string) {
  storedTokens.delete(sessionId);
}

async function take(
  scope: PlatformScope,
  auth: PlatformAuth,
  refused: string | null,
): Promise<Answer<string>> {
  const cached = storedTokens.get(auth.sessionId);
  const isGood =
    cached &&
    cached.text !== refused &&
    cached.expires > platformNow() &&
    Math.abs(Date.now() - cached.fetchedAt) < tokenSharedMs;
  const token: Answer<BearerToken> = isGood
    ? { ok: true, value: cached }
    : await requestSharedToken(scope, auth.sessionId);
  if (!token.ok) {
    // Waiting callers share the token request; each records the refusal.
    if (token.failure.kind === "terms") recordTermsRefusal(scope, tokenPolicy.name);
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

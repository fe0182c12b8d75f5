import { sendAttempt } from "../attempt.server";
import { tokenReplyWire } from "../auth/wire.server";
import type { Answer } from "../failure.server";
import { queryPolicy } from "../policy.server";
import type { PlatformScope } from "../scope.server";
import { wireHeaders } from "../wire.server";
import { tokenExpiry } from "./expiry.server";
import { type BearerToken, storedTokens } from "./stored-tokens.server";

export const tokenPolicy = queryPolicy("auth.token", "session", { timeoutMs: 2000 });

/** There is no session, or it has ended. */
export const signedOutAnswer: Answer<never> = {
  ok: false,
  failure: { kind: "unauthorized", title: null },
};

/** Requests a token and stores it. */
export async function requestToken(
  scope: PlatformScope,
  sessionId: string,
): Promise<Answer<BearerToken>> {
  const input = { path: "/web-api/gettoken/user", query: { force_refresh: true } };
  const reply = await sendAttempt(
    scope,
    tokenPolicy,
    input,
    tokenReplyWire,
    { [wireHeaders.session]: sessionId },
    1,
  );
  if (!reply.ok) {
    const isOver = reply.failure.kind === "refused" && reply.failure.status === 401;
    return isOver ? signedOutAnswer : reply;
  }
  const token = {
    text: reply.data.token,
    expires: tokenExpiry(reply.data.token),
    fetchedAt: Date.now(),
  };
  storedTokens.set(sessionId, token);
  return { ok: true, value: token };
}

import { authCalls } from "../../services/auth/calls.server";
import { attemptCall } from "../attempt.server";
import type { Answer } from "../failure.server";
import type { PlatformScope } from "../scope.server";
import { wireHeaders } from "../wire.server";
import { bearerTokenExpiry } from "./expiry.server";
import { type BearerToken, storedBearerTokens } from "./stored-tokens.server";

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

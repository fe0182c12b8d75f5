import { authCalls } from "../../services/auth/calls.server";
import { runWithTimeout } from "../bounded.server";
import type { Answer } from "../failure.server";
import { pageBudgetLeftMs } from "../scope/budget.server";
import { createSignedOutBackgroundScope } from "../scope/platform-scope.server";
import type { PlatformScope } from "../scope.server";
import { requestAndCacheBearerToken } from "./request-token.server";
import type { BearerToken } from "./stored-tokens.server";

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

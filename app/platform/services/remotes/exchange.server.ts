import { ReplyTooLarge } from "../../transport/body.server";
import { runWithTimeout } from "../../transport/bounded.server";
import { probeWaitBudgetLeftMs, runWithBreaker } from "../../transport/breaker.server";
import { type PlatformScope, pageBudgetLeftMs } from "../../transport/scope.server";
import {
  failedRemoteExchange,
  type RemoteExchange,
  type RemoteRequest,
} from "./exchange-types.server";
import { fetchFollowingRedirects } from "./follow.server";
import { breakerVerdictOfRemote, remoteDownAfterMs } from "./verdict.server";

/** Maximum redirects; a longer chain counts as a loop. */
const mostRedirects = 2;

/**
 * Requests an allowed address within its budget and the page's. Follows redirects within its origin only
 * (SEC-04). A remote with an open breaker is not called (REM-16).
 */
export async function exchangeWithRemote(
  scope: PlatformScope,
  request: RemoteRequest,
): Promise<RemoteExchange> {
  const allowed = Math.min(request.budgetMs, pageBudgetLeftMs(scope));
  if (allowed <= 0) return failedRemoteExchange("slow");
  const done = await runWithBreaker(
    { service: request.service, origin: request.url.origin },
    { mayProbe: true, patienceMs: () => Math.min(allowed, probeWaitBudgetLeftMs(scope.memo)) },
    async (isProbe) => {
      // The probe continues after the page is sent or the visitor leaves.
      const ms = isProbe ? Math.max(allowed, remoteDownAfterMs) : allowed;
      const result = await runWithTimeout(ms, isProbe ? undefined : scope.signal, (signal) =>
        fetchFollowingRedirects(request, request.url, signal, mostRedirects),
      );
      return { result, ms };
    },
    breakerVerdictOfRemote,
  );
  if (!done) return failedRemoteExchange("open");
  const { result } = done.value;
  if (result.kind === "done") return result.value;
  if (result.kind === "timeout") return failedRemoteExchange("slow");
  if (result.kind === "closed") return failedRemoteExchange("network", 499);
  return failedRemoteExchange(result.thrown instanceof ReplyTooLarge ? "malformed" : "network");
}

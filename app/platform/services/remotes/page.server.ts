import { log, upstreamSuccessLogLevel } from "~/server/log.server";
import { recordUpstreamAttempt } from "~/server/metrics.server";
import { maskPersonalData } from "../../transport/mask.server";
import type { PlatformScope } from "../../transport/scope.server";
import { requestRemotePage } from "./ask.server";
import { remoteRequestMethod, remoteServiceName } from "./page-request.server";
import type { RemotePageRequest, RemotePageResult } from "./page-types.server";

/** Requests a remote page within its budget (REM-01, REM-10). Cookies are never sent. */
export async function fetchAndLogRemotePage(
  scope: PlatformScope,
  ask: RemotePageRequest,
): Promise<RemotePageResult> {
  const started = performance.now();
  const answer = await requestRemotePage(scope, ask, started);
  const ms = Math.round((performance.now() - started) * 10) / 10;
  const outcome = answer.ok ? { outcome: "ok" } : { outcome: answer.kind, status: answer.status };
  recordUpstreamAttempt(`remote.${ask.app}`, outcome.outcome, ms);
  const line = maskPersonalData({
    call: remoteServiceName(ask),
    method: remoteRequestMethod(ask),
    ms,
    ...outcome,
    requestId: scope.requestId,
  });
  if (answer.ok) log[upstreamSuccessLogLevel](line, "upstream");
  else if (answer.kind === "open") log.debug(line, "upstream");
  else log.warn(line, "upstream");
  return answer;
}

import { defaultRemoteBudgetMs } from "~/platform/services/remotes/ask.server";
import { remoteDownAfterMs } from "~/platform/services/remotes/verdict.server";
import { askPage, type RemoteCheckOptions, remoteCheckTimeoutMs } from "./ask-page.server";
import { fail, type RemoteCheckFinding } from "./finding.server";

/**
 * Number of requests by which a page is timed. The median counts, because the first request may
 * have to start up the remote.
 */
const timedRequests = 5;

/** Requests a page five times and checks whether the median answers within the shell's budget. */
export async function measureResponseTimeFinding(
  check: RemoteCheckOptions,
): Promise<RemoteCheckFinding> {
  const times: number[] = [];
  for (let at = 0; at < timedRequests; at += 1) {
    const answer = await askPage(check, check.url);
    times.push("broken" in answer ? remoteCheckTimeoutMs : answer.ms);
  }
  const median = Math.round(
    times.sort((one, other) => one - other)[Math.floor(timedRequests / 2)] ?? 0,
  );
  const detail = `median ${median} ms of ${timedRequests}; the shell waits ${defaultRemoteBudgetMs} ms by default`;
  if (median >= remoteDownAfterMs)
    return fail("time", `${detail}, and takes it for down at ${remoteDownAfterMs} ms`);
  return { check: "time", verdict: median > defaultRemoteBudgetMs ? "warn" : "ok", detail };
}

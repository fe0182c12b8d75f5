import { randomUUID } from "node:crypto";
import { defaultRemoteBudgetMs } from "~/platform/services/remotes/ask.server";
import { remoteRequestHeaders } from "~/platform/services/remotes/headers.server";
import { remoteReplyLimit } from "~/platform/services/remotes/page-request.server";
import { remoteDownAfterMs } from "~/platform/services/remotes/verdict.server";
import { bearerHeaders } from "~/platform/transport/request.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { fail, judgeRemoteReply, type RemoteCheckFinding } from "./judge.server";

/** Asks one page of a remote as the shell does and judges what comes (REM-01, REM-10). Read-only. */
export async function checkRemotePage(
  check: RemoteCheckOptions,
): Promise<readonly RemoteCheckFinding[]> {
  const { url, origins, siteOrigin, isPart } = check;
  const first = await askPage(check, url);
  if ("broken" in first) return [fail("connection", first.broken)];
  const findings = statusTypeSizeAndCookieFindings(first);
  if (findings.some(({ verdict }) => verdict === "fail")) return findings;
  const allowed = [...new Set([url.origin, ...origins])];
  const reply = { url: url.href, text: first.text, origins: allowed, siteOrigin };
  findings.push(...judgeRemoteReply(reply, isPart), await measureResponseTimeFinding(check));
  return isPart ? findings : [...findings, await missingFinding(check)];
}

/**
 * Asks the remote for a page that does not exist. It is ok if the answer is 404 or 410, else a
 * warning: crawlers would find pages without end.
 */
async function missingFinding(check: RemoteCheckOptions): Promise<RemoteCheckFinding> {
  const { url } = check;
  const missing = new URL(`${url.pathname.replace(/\/+$/, "")}/no-such-page-0`, url);
  const answer = await askPage(check, missing);
  const status = "broken" in answer ? answer.broken : answer.status;
  return status === 404 || status === 410
    ? { check: "unknown page", verdict: "ok", detail: String(status) }
    : { check: "unknown page", verdict: "warn", detail: `${status} where 404 is due` };
}

/**
 * Number of requests by which a page is timed. The median counts, because the first request may
 * have to start up the remote.
 */
const timedRequests = 5;

/** Requests a page five times and checks whether the median answers within the shell's budget. */
async function measureResponseTimeFinding(check: RemoteCheckOptions): Promise<RemoteCheckFinding> {
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

/** Checks the status, type, size and cookies of an answer; the first failure ends the list. */
function statusTypeSizeAndCookieFindings({
  status,
  headers,
  text,
}: PageAnswer): RemoteCheckFinding[] {
  const type = headers.get("content-type") ?? "none";
  const bytes = Buffer.byteLength(text);
  const found: RemoteCheckFinding[] = [];
  if (status >= 300 && status < 400)
    return [fail("status", `${status} to ${headers.get("location")}: check that address`)];
  if (status !== 200) return [fail("status", `${status}: the shell shows its error page`)];
  found.push({ check: "status", verdict: "ok", detail: "200" });
  if (!type.toLowerCase().startsWith("application/json"))
    return [...found, fail("content-type", `${type}; application/json is needed`)];
  if (bytes > remoteReplyLimit)
    return [...found, fail("size", `${bytes} bytes; at most ${remoteReplyLimit}`)];
  found.push({ check: "size", verdict: "ok", detail: `${bytes} bytes` });
  if (headers.has("set-cookie"))
    found.push({
      check: "cookies",
      verdict: "warn",
      detail: "set-cookie is dropped: remotes have no cookies of the site",
    });
  return found;
}

/** How long the check waits for an answer, ms: longer than the shell, to name what is slow. */
const remoteCheckTimeoutMs = 10_000;

interface RemoteCheckOptions {
  /** The page's address at the remote, language and path included. */
  readonly url: URL;
  /** Origins beside the remote's own from which the page's styles and scripts may come. */
  readonly origins: readonly string[];
  readonly siteOrigin: string | null;
  /**
   * The remote draws a part that stands beside pages, as a footer does. Such a part has no head of
   * its own and is the same for every path.
   */
  readonly isPart: boolean;
  /** A player's bearer token, for a personal page; null = none. */
  readonly token: string | null;
  readonly fetch: typeof globalThis.fetch;
}

interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

/** Asks a page as the shell does; `broken` is why there was no answer. */
async function askPage(
  { fetch, token }: RemoteCheckOptions,
  url: URL,
): Promise<PageAnswer | { readonly broken: string }> {
  // The page's language is the first part of its path that looks like one.
  const lng = /\/([a-z]{2}(?:-[a-z]+)?)(?:\/|$)/.exec(url.pathname)?.[1] ?? "en";
  const scope = createPlatformScope({ lng, requestId: randomUUID(), url: url.href });
  const started = performance.now();
  try {
    const response = await fetch(url, {
      headers: {
        ...Object.fromEntries(remoteRequestHeaders(scope)),
        ...(token === null ? {} : bearerHeaders(token)),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(remoteCheckTimeoutMs),
    });
    const { status, headers } = response;
    return { status, headers, text: await response.text(), ms: performance.now() - started };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { broken: cause instanceof Error ? cause.message : String(cause) };
  }
}

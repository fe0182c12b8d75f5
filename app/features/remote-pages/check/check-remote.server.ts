import { randomUUID } from "node:crypto";
import { defaultBudgetMs } from "~/platform/remotes/ask.server";
import { remoteHeaders } from "~/platform/remotes/headers.server";
import { remoteReplyLimit } from "~/platform/remotes/page-request.server";
import { remoteDownAfterMs } from "~/platform/remotes/verdict.server";
import { bearerHeaders } from "~/platform/request/headers.server";
import { platformScope } from "~/platform/scope/platform-scope.server";
import { type Finding, judgeReply } from "./judge.server";

/** How long the check waits for an answer, ms: longer than the shell, to name what is slow. */
const patienceMs = 10_000;
/** Requests whose median is the page's time. The first one may warm the remote up. */
const timed = 5;

export interface RemoteCheck {
  /** The page's address at the remote, language and path included. */
  readonly url: URL;
  /** Other allowed origins of its styles and scripts. */
  readonly origins: readonly string[];
  readonly siteOrigin: string | null;
  /** It stands beside pages, as a footer does: it has no head of its own and the same answer for every path. */
  readonly isPart: boolean;
  /** A player's bearer token, for a personal page; null = none. */
  readonly token: string | null;
  readonly fetch: typeof globalThis.fetch;
}

const fail = (check: string, detail: string): Finding => ({ check, verdict: "fail", detail });

/** Asks one page of a remote as the shell does and judges what comes (REM-01, REM-10). Read-only. */
export async function checkRemote(check: RemoteCheck): Promise<readonly Finding[]> {
  const { url, origins, siteOrigin, isPart } = check;
  const first = await ask(check, url);
  if ("broken" in first) return [fail("connection", first.broken)];
  const findings = transportFindings(first);
  if (findings.some(({ verdict }) => verdict === "fail")) return findings;
  const allowed = [...new Set([url.origin, ...origins])];
  const reply = { url: url.href, text: first.text, origins: allowed, siteOrigin };
  findings.push(...judgeReply(reply, isPart), await timeFinding(check));
  return isPart ? findings : [...findings, await missingFinding(check)];
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

async function ask(
  { fetch, token }: RemoteCheck,
  url: URL,
): Promise<Answer | { readonly broken: string }> {
  // The page's language is the first part of its path that looks like one.
  const lng = /\/([a-z]{2}(?:-[a-z]+)?)(?:\/|$)/.exec(url.pathname)?.[1] ?? "en";
  const scope = platformScope({ lng, requestId: randomUUID(), url: url.href });
  const started = performance.now();
  try {
    const response = await fetch(url, {
      headers: {
        ...Object.fromEntries(remoteHeaders(scope)),
        ...(token === null ? {} : bearerHeaders(token)),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    const { status, headers } = response;
    return { status, headers, text: await response.text(), ms: performance.now() - started };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { broken: cause instanceof Error ? cause.message : String(cause) };
  }
}

function transportFindings({ status, headers, text }: Answer): Finding[] {
  const type = headers.get("content-type") ?? "none";
  const bytes = Buffer.byteLength(text);
  const found: Finding[] = [];
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

async function timeFinding(check: RemoteCheck): Promise<Finding> {
  const times: number[] = [];
  for (let at = 0; at < timed; at += 1) {
    const answer = await ask(check, check.url);
    times.push("broken" in answer ? patienceMs : answer.ms);
  }
  const median = Math.round(times.sort((one, other) => one - other)[Math.floor(timed / 2)] ?? 0);
  const detail = `median ${median} ms of ${timed}; the shell waits ${defaultBudgetMs} ms by default`;
  if (median >= remoteDownAfterMs)
    return fail("time", `${detail}, and takes it for down at ${remoteDownAfterMs} ms`);
  return { check: "time", verdict: median > defaultBudgetMs ? "warn" : "ok", detail };
}

/** A page that does not exist must say so, or crawlers find pages without end. */
async function missingFinding(check: RemoteCheck): Promise<Finding> {
  const { url } = check;
  const missing = new URL(`${url.pathname.replace(/\/+$/, "")}/no-such-page-0`, url);
  const answer = await ask(check, missing);
  const status = "broken" in answer ? answer.broken : answer.status;
  return status === 404 || status === 410
    ? { check: "unknown page", verdict: "ok", detail: String(status) }
    : { check: "unknown page", verdict: "warn", detail: `${status} where 404 is due` };
}

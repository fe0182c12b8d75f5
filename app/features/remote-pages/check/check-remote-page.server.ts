import { askPage, type RemoteCheckOptions } from "./ask-page.server";
import { fail, type RemoteCheckFinding } from "./finding.server";
import { judgeRemoteReply } from "./judge.server";
import { measureResponseTimeFinding } from "./time-finding.server";
import { statusTypeSizeAndCookieFindings } from "./transport-findings.server";

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

import { remoteReplyLimit } from "~/platform/services/remotes/page-request.server";
import type { PageAnswer } from "./ask-page.server";
import { fail, type RemoteCheckFinding } from "./finding.server";

/** Checks the status, type, size and cookies of an answer; the first failure ends the list. */
export function statusTypeSizeAndCookieFindings({
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

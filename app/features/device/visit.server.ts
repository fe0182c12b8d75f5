import { visitorSession } from "~/features/session/session.server";
import { upstreamScope } from "~/features/session/upstream-scope.server";
import {
  loadFingerprintScript,
  loadSecureData,
  loadVisitSession,
} from "~/platform/device/client.server";
import { hasCookie, readPlainCookie } from "~/server/cookies/read-plain.server";
import { writeHiddenCookie } from "~/server/cookies/write-plain.server";
import { log } from "~/server/log.server";
import type { RequestScope } from "~/server/request-scope.server";

/** Whether the browser has the session of its visit, and a grant that is not over: then nothing is fetched. */
export function isVisitKnown(request: Request): boolean {
  return hasCookie(request, "visit") && hasCookie(request, "ggru_grant");
}

/**
 * Fetches what a visit lacks: its session (CFG-04), and ggru with the grant for it (SES-09). All of it is kept
 * in cookies; a failure is logged only.
 */
export async function loadVisit(scope: RequestScope, request: Request): Promise<void> {
  const platform = await scopeOf(scope, request);
  const id = readPlainCookie(request, "visit") ?? (await loadVisitSession(platform));
  if (id === null) {
    log.warn({ requestId: scope.requestId }, "the session of the visit was not loaded");
    return;
  }
  scope.cookies.push(writeHiddenCookie(request, "visit", id));
  const secure = await loadSecureData(platform, id);
  if (!secure.ok) return;
  scope.cookies.push(
    writeHiddenCookie(request, "ggru", secure.value.ggru),
    writeHiddenCookie(request, "ggru_grant", secure.value.grant),
  );
}

/** The platform's fingerprint script (SES-10); null = there is none just now. */
export async function serveFingerprintScript(
  scope: RequestScope,
  request: Request,
): Promise<string | null> {
  return loadFingerprintScript(await scopeOf(scope, request));
}

async function scopeOf(scope: RequestScope, request: Request) {
  return upstreamScope(scope, request, "en", await visitorSession(scope, request));
}

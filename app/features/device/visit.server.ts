import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { platformScopeOfRequest } from "~/features/session/upstream-scope.server";
import {
  loadFingerprintScript,
  loadVisitSecurityValues,
  loadVisitSession,
} from "~/platform/services/device/client.server";
import { hasCookie, readPlainCookie } from "~/server/cookies/read-plain.server";
import { writeHttpOnlyCookie } from "~/server/cookies/write-plain.server";
import { log } from "~/server/log.server";
import type { RequestScope } from "~/server/request-scope.server";

/** Whether the browser has its visit's session and a valid grant, so that nothing is fetched. */
export function isVisitKnown(request: Request): boolean {
  return hasCookie(request, "visit") && hasCookie(request, "ggru_grant");
}

/**
 * Fetches what a visit lacks: its session (CFG-04), and the platform's two security values, `ggru`
 * and its grant (SES-09). All are stored in cookies; a failure is only logged.
 */
export async function fetchMissingVisitData(scope: RequestScope, request: Request): Promise<void> {
  const platform = await scopeOf(scope, request);
  const id = readPlainCookie(request, "visit") ?? (await loadVisitSession(platform));
  if (id === null) {
    log.warn({ requestId: scope.requestId }, "the session of the visit was not loaded");
    return;
  }
  scope.cookies.push(writeHttpOnlyCookie(request, "visit", id));
  const secure = await loadVisitSecurityValues(platform, id);
  if (!secure.ok) return;
  scope.cookies.push(
    writeHttpOnlyCookie(request, "ggru", secure.value.ggru),
    writeHttpOnlyCookie(request, "ggru_grant", secure.value.grant),
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
  return platformScopeOfRequest(
    scope,
    request,
    "en",
    await readOrCreateSessionCookie(scope, request),
  );
}

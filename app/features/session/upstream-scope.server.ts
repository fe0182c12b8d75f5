import { parseFingerprint } from "~/domain/session/device";
import {
  createPlatformScope,
  type PlatformDevice,
  type PlatformScope,
} from "~/platform/transport/scope.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import type { SessionCookie } from "~/server/cookies/session.server";
import { rewriteSentCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import type { RequestScope } from "~/server/request-scope.server";
import { platformAuthOf } from "./platform-auth.server";
import { platformTypeOf } from "./platform-type.server";

/** The platform scope of a request: language, country, time budget and session. */
export function platformScopeOfRequest(
  scope: RequestScope,
  request: Request,
  lng: string,
  session: SessionCookie,
): PlatformScope {
  return createPlatformScope({
    lng,
    requestId: scope.requestId,
    url: request.url,
    frameSite: frameSiteOf(request),
    platformType: platformTypeOf(request),
    agent: (request.headers.get("user-agent") ?? "").slice(0, 400),
    ...(scope.country === null ? {} : { country: scope.country }),
    clientAddress: scope.clientAddress,
    ...(scope.signal ? { signal: scope.signal } : {}),
    auth: session.sid === null ? null : platformAuthOf(scope, request, session.sid),
    device: deviceOf(scope, request),
  });
}

const frameSites = new Set(["same-origin", "same-site", "cross-site"]);

/**
 * How the page's frame stands to the site that shows it (`same-origin`, `same-site`, `cross-site`),
 * by the browser's own headers; null = the page is in no frame.
 */
function frameSiteOf({ headers }: Request): string | null {
  const site = headers.get("sec-fetch-site") ?? "";
  return headers.get("sec-fetch-dest") === "iframe" && frameSites.has(site) ? site : null;
}

/**
 * The visitor's device by the fingerprint in its cookie; null without one. The browser keeps the
 * cookie only with consent (SES-10).
 */
function deviceOf(scope: RequestScope, request: Request): PlatformDevice | null {
  const fingerprint = parseFingerprint(readPlainCookie(request, "device"));
  if (!fingerprint) return null;
  return {
    fingerprint,
    onFresh(fresh) {
      dropPendingSetCookies(scope, "device");
      scope.cookies.push(rewriteSentCookie(request, "device", JSON.stringify(fresh)));
    },
  };
}

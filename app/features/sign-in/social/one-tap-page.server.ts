import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { platformScopeOfRequest } from "~/features/session/upstream-scope.server";
import { loadOneTapClientId } from "~/platform/services/auth/one-tap.server";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { log } from "~/server/log.server";
import type { RequestScope } from "~/server/request-scope.server";

/** What a page needs to offer one-tap sign-in. */
export interface OneTapData {
  readonly clientId: string;
  /** The vendor's script. */
  readonly scriptUrl: string;
}

/** One-tap sign-in for a guest (SES-15); null = not offered. A failure is logged and it is skipped. */
export async function loadOneTapOffer(
  scope: RequestScope,
  request: Request,
): Promise<OneTapData | null> {
  const session = await readOrCreateSessionCookie(scope, request);
  if (session.sid !== null) return null;
  const platform = platformScopeOfRequest(scope, request, "en", session);
  const { social } = await loadSiteConfig(platform);
  if (social.oneTap === null) return null;
  const client = await loadOneTapClientId(platform);
  if (client.ok) return { clientId: client.value, scriptUrl: social.oneTap.scriptUrl };
  log.warn({ requestId: scope.requestId }, "one-tap sign-in is skipped: no client id");
  return null;
}

import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { savePendingSocialSignIn } from "~/features/session/pending-sign-in.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { platformScopeOfRequest } from "~/features/session/upstream-scope.server";
import {
  exchangeOneTapCredential,
  loadOneTapClientId,
} from "~/platform/services/auth/one-tap.server";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { loadRegistrationCountries } from "~/platform/services/registration/client.server";
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

/**
 * How long the browser may take to follow the address that the platform gave for a credential, ms.
 */
const ledLifeMs = 60_000;

/** Posts a credential of one-tap sign-in and goes where the platform says (SES-15). */
export async function oneTapPosted(
  { credential, returnUrl }: Readonly<Record<"credential" | "returnUrl", string>>,
  { context, request }: FormPost,
): Promise<FormResult> {
  const { config, country, now, platform, scope, url } = context;
  if (!config.social.oneTap || credential === "" || credential.length > 4_000)
    return refuseWith("social-over");
  const countries = await loadRegistrationCountries(platform);
  const visited = countries.ok ? countries.value.find(({ code }) => code === country) : undefined;
  const answer = await exchangeOneTapCredential(platform, {
    credential,
    currency: visited?.currencies[0] ?? config.currency,
    countryId: visited?.id ?? null,
  });
  if (answer.kind === "unavailable") return captchaOrUnavailable(answer);
  if (answer.kind !== "leads") return refuseWith("social-over");
  const to = toSafeReturnPath(answer.to, url.origin);
  if (to === null) {
    log.error({ requestId: scope.requestId }, "one-tap sign-in led to another site");
    return captchaOrUnavailable({ kind: "unavailable" });
  }
  const there = new URL(to, url.origin);
  const token = there.searchParams.get("token") ?? "";
  await savePendingSocialSignIn(scope, request, {
    stage: "led",
    token: token.slice(0, 256),
    until: now + ledLifeMs,
  });
  const back = toSafeReturnPath(returnUrl, url.origin);
  if (back !== null) there.searchParams.set("returnUrl", back.slice(0, 512));
  return { ok: true, to: there.pathname + there.search };
}

import { parseConsentToCurrentPolicy } from "~/domain/consent/consent";
import { limitRaiseApprovalDelayMs } from "~/domain/limits/approval";
import { refIdOfVisitor, rememberReferral } from "~/features/referral/referral.server";
import { recordActivityAndGetTimeLeft } from "~/features/session/activity.server";
import { toSessionWaits } from "~/features/session/due";
import { idleLimitMs } from "~/features/session/idle";
import { rememberPaymentConsultant } from "~/features/session/payment-consultant.server";
import { rememberPlatformType } from "~/features/session/platform-type.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { csrfToken } from "~/server/csrf.server";
import { splitPath } from "../screens/path";
import { blockingStepFor } from "./blocking-step";
import type { DecidedRequest } from "./decide-request.server";
import type { LoadedRequest } from "./load-request.server";
import type { RequestContext } from "./request-context";

/** Builds the context of an authorized request for loaders and actions, and records the player's activity. */
export async function buildContext(
  request: LoadedRequest,
  { decision, input, ageAsked, isFormBlocked }: DecidedRequest,
): Promise<RequestContext> {
  const { scope, platform, url, config, session, limits, stored, checkAt, now } = request;
  rememberLanguage(request);
  rememberPaymentConsultant(scope, request.request);
  rememberPlatformType(scope, request.request);
  const idle = await idleOf(request, input.isPage || input.isPost);
  const { csrf } = await readOrCreateSessionCookie(scope, request.request);
  const consent = parseConsentToCurrentPolicy(
    readPlainCookie(request.request, "cookie_consent"),
    config.cookiePolicy.revision,
  );
  // A notice is no landing.
  const origin = { request: request.request, config, choice: consent?.choice ?? null };
  if (decision.kind === "render") rememberReferral(scope, { ...origin, platform });
  const delayMs = limitRaiseApprovalDelayMs(config.playerSafety);
  const areTermsChanged = input.termsChanged;
  return {
    scope,
    platform,
    url,
    config,
    session,
    limits,
    stored,
    checkAt,
    now,
    decision,
    lng: request.language,
    languages: request.policy.allowed,
    player: request.player,
    isLocked: request.isLocked,
    blockingStep: decision.kind === "notice" ? null : blockingStepFor(request.address, input),
    areTermsFirst: isFormBlocked,
    due: toSessionWaits({
      limits: limits?.all ?? [],
      delayMs,
      checkAt,
      now,
      idle,
      areTermsChanged,
    }),
    settings: stored.display,
    platformType: platform.platformType,
    maintenance: request.maintenance,
    consent,
    refId: refIdOfVisitor(origin),
    ageToConfirm: ageAsked,
    csrf: csrfToken(csrf),
    country: platform.country,
  };
}

/**
 * The session's idle limit and the time left of it, ms; null for a guest or without an idle limit (SES-07).
 */
async function idleOf(
  { scope, platform, request, session, cookie, config }: LoadedRequest,
  isSign: boolean,
) {
  const ofMs = session.kind === "player" ? idleLimitMs(config.playerSafety) : null;
  if (!ofMs) return null;
  const inMs = await recordActivityAndGetTimeLeft(
    { scope, platform, request, session: cookie },
    ofMs,
    isSign,
  );
  return { inMs, ofMs };
}

/** Stores the language of a document's address, if it has one, in the cookie for the next visit (LNG-06). */
function rememberLanguage({ scope, request, language }: LoadedRequest): void {
  const hasLanguage = splitPath(new URL(request.url).pathname).lng !== null;
  if (scope.kind === "document" && hasLanguage && readPlainCookie(request, "lng") !== language)
    scope.cookies.push(writePlainCookie(request, "lng", language));
}

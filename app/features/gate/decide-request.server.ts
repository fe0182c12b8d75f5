import { mustIdentify } from "~/domain/identification/identification";
import { findDueLimitApprovals, limitRaiseDelayMs } from "~/domain/limits/approval";
import { isMomentReached } from "~/domain/reality-check/check";
import { blockReason } from "~/features/blocking/reasons";
import { readNewAccount } from "~/features/session/new-account.server";
import { callsRefusedForTerms } from "~/platform/scope/terms-refusals.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { env } from "~/server/env.server";
import { log } from "~/server/log.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { screenById } from "../screens/catalogue";
import { isMachineAddress } from "../screens/path";
import { ageToConfirm } from "./age-gate";
import { decideOnAddress, mustConfirmTermsFirst } from "./decide";
import type { GuardInput } from "./guard-input";
import type { LoadedRequest } from "./load-request.server";
import { serviceTarget } from "./service-redirect";

/** The decision on a request that is not redirected, and its input. */
export type DecidedRequest = ReturnType<typeof decideRequest>;

/** Decides on a loaded request. Throws a redirect of the site (GRD-07) or of the redirect service. */
export function decideRequest(request: LoadedRequest) {
  const { address, loaded, scope, url } = request;
  const { requestId } = scope;
  const ageAsked = ageAskedOf(request);
  const input = guardInputOf(request, ageAsked);
  const isFormBlocked = input.isPost && mustConfirmTermsFirst(address, input);
  // The page of a form that waits for the terms is decided as if they were confirmed, because the typed
  // values are stored first.
  const decided = isFormBlocked ? { ...input, termsChanged: false, areTermsAsked: false } : input;
  const decision = decideOnAddress(address, decided);
  if (decision.cyclic) log.warn({ requestId, to: decision.cyclic }, "cyclic redirect refused");
  if (decision.kind === "redirect") throw leave(request, decision.to, decision.status);
  const service = loaded.redirect;
  const elsewhere = service && serviceTarget(url, service.url, env().remoteOrigins);
  if (elsewhere === "cyclic")
    log.warn({ requestId }, "cyclic redirect of the redirect service refused");
  else if (elsewhere && service) throw leave(request, elsewhere, service.code);
  return { decision, input, ageAsked, isFormBlocked };
}

/** Input of the pure rule (`decideOnAddress`). */
function guardInputOf(loadedRequest: LoadedRequest, ageAsked: number | null): GuardInput {
  const { request, scope, loaded, config, session, player, limits, checkAt, checkedAt } =
    loadedRequest;
  const isSignedIn = session.kind === "player";
  const isPost = request.method === "POST";
  const delayMs = limitRaiseDelayMs(config.playerSafety);
  const isApprovalDue =
    limits !== null && findDueLimitApprovals(limits.all, delayMs, loadedRequest.now).length > 0;
  const isCheckDue = isMomentReached(checkAt, checkedAt);
  const isGeoOff = readPlainCookie(request, "force-geo-off") === "1";
  return {
    env: env().appEnv,
    now: loadedRequest.now,
    origin: loadedRequest.url.origin,
    config,
    languages: loadedRequest.policy.allowed,
    language: loadedRequest.language,
    block: loaded.block && blockReason(loaded.block, isGeoOff),
    maintenance: loadedRequest.maintenance,
    isSignedIn,
    ban: player?.ban ?? null,
    termsChanged: isSignedIn && loaded.termsChanged === true,
    areTermsAsked: isSignedIn && areTermsAsked(loadedRequest),
    isApprovalDue,
    mustIdentify: mustIdentify(player, config),
    isJustRegistered:
      readNewAccount(request, isSignedIn ? session.userId : null, loadedRequest.now) !== null,
    isCheckDue,
    games: loaded.games,
    open: {
      "limit-test": loadedRequest.cookie.safety?.test !== undefined,
      // A reply posted after another tab's reply is accepted, and its page stays where it was.
      "deposit-approval": isApprovalDue || isPost,
      "age-gate": ageAsked !== null,
      "account-conversion": (player?.conversion ?? 0) !== 0,
      "reality-check": isCheckDue || isPost,
    },
    isPost,
    intent: scope.intent,
    isPage: scope.kind === "document" && !isMachineAddress(new URL(request.url).pathname),
  };
}

function ageAskedOf({ config, session, request, platform }: LoadedRequest): number | null {
  const confirmed = readPlainCookie(request, "age");
  return ageToConfirm(config, session.kind === "player", confirmed, platform.country);
}

/** Whether a call was refused until the terms are confirmed. The terms service may not know about it yet. */
function areTermsAsked({ platform, address, url }: LoadedRequest): boolean {
  if (callsRefusedForTerms(platform).length > 0) return true;
  return (
    address.match?.screen === screenById("confirm") && url.searchParams.get("required") === "1"
  );
}

function leave({ scope, request }: LoadedRequest, to: string, status: number): Response {
  return redirectWithCookies(scope, to, request.method === "POST" ? 303 : status);
}

import { mustIdentify } from "~/domain/identification/identification";
import { findDueLimitApprovals, limitRaiseApprovalDelayMs } from "~/domain/limits/approval";
import { isMomentReached } from "~/domain/reality-check/check";
import { blockReason } from "~/features/blocking/reasons";
import { readJustRegisteredPlayer } from "~/features/session/new-account.server";
import { callsRefusedForTerms } from "~/platform/transport/scope.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { env } from "~/server/env.server";
import { screenById } from "../screens/catalogue/index";
import { isMachineAddress } from "../screens/path";
import type { GuardInput } from "./guard-input";
import type { LoadedRequest } from "./load-request.server";

/** Input of the pure rule (`decideOnAddress`). */
export function buildGuardInput(loadedRequest: LoadedRequest, ageAsked: number | null): GuardInput {
  const { request, scope, loaded, config, session, player, limits, checkAt, checkedAt } =
    loadedRequest;
  const isSignedIn = session.kind === "player";
  const isPost = request.method === "POST";
  const delayMs = limitRaiseApprovalDelayMs(config.playerSafety);
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
      readJustRegisteredPlayer(request, isSignedIn ? session.userId : null, loadedRequest.now) !==
      null,
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

/**
 * Whether the platform refused a call until the terms are confirmed, in this request or, by the
 * address, in the one before. The terms service may not know about it yet.
 */
function areTermsAsked({ platform, address, url }: LoadedRequest): boolean {
  if (callsRefusedForTerms(platform).length > 0) return true;
  return (
    address.match?.screen === screenById("confirm") && url.searchParams.get("required") === "1"
  );
}

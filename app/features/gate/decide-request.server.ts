import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { env } from "~/server/env.server";
import { log } from "~/server/log.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { ageToConfirm } from "./age-gate";
import { buildGuardInput } from "./build-guard-input.server";
import { decideOnAddress } from "./decide";
import { mustConfirmTermsFirst } from "./decisions/terms";
import type { LoadedRequest } from "./load-request.server";
import { redirectServiceTarget } from "./service-redirect";

/** The decision on a request that is not redirected, and its input. */
export type DecidedRequest = ReturnType<typeof decideRequest>;

/** Decides on a loaded request. Throws a redirect of the site (GRD-07) or of the redirect service. */
export function decideRequest(request: LoadedRequest) {
  const { address, loaded, scope, url } = request;
  const { requestId } = scope;
  const ageAsked = ageAskedOf(request);
  const input = buildGuardInput(request, ageAsked);
  const isFormBlocked = input.isPost && mustConfirmTermsFirst(address, input);
  // The page of a form that waits for the terms is decided as if they were confirmed, because the typed
  // values are stored first.
  const decided = isFormBlocked ? { ...input, termsChanged: false, areTermsAsked: false } : input;
  const decision = decideOnAddress(address, decided);
  if (decision.cyclic) log.warn({ requestId, to: decision.cyclic }, "cyclic redirect refused");
  if (decision.kind === "redirect") throw leave(request, decision.to, decision.status);
  const service = loaded.redirect;
  const elsewhere = service && redirectServiceTarget(url, service, env().remoteOrigins);
  if (elsewhere === "cyclic")
    log.warn(
      { requestId, reasons: service?.reasons },
      "cyclic redirect of the redirect service refused",
    );
  else if (elsewhere && service) {
    log.info(
      { requestId, to: elsewhere, reasons: service.reasons },
      "redirected by the redirect service",
    );
    throw leave(request, elsewhere, service.code);
  }
  return { decision, input, ageAsked, isFormBlocked };
}

function ageAskedOf({ config, session, request, platform }: LoadedRequest): number | null {
  const confirmed = readPlainCookie(request, "age");
  return ageToConfirm(config, session.kind === "player", confirmed, platform.country);
}

function leave({ scope, request }: LoadedRequest, to: string, status: number): Response {
  return redirectWithCookies(scope, to, request.method === "POST" ? 303 : status);
}

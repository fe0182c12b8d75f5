import { ageLimitOfCountry } from "~/domain/settings/licence";
import type { RequestContext } from "~/features/gate/request-context";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";

/** Whether the age that a visitor has confirmed is enough for play without money (CAS-03). */
export function isOldEnoughForFunPlay(
  { session, config, country }: RequestContext,
  request: Request,
): boolean {
  if (session.kind === "player") return true;
  const age = Number(readPlainCookie(request, "age") ?? "0");
  return age >= ageLimitOfCountry(config.licence, country);
}

/** Stores in the cookie `age` that a visitor has confirmed the age limit of his country. */
export function saveConfirmedAge(
  { config, country, scope }: RequestContext,
  request: Request,
): void {
  const age = String(ageLimitOfCountry(config.licence, country));
  dropPendingSetCookies(scope, "age");
  scope.cookies.push(
    config.ageGate.isForSession
      ? writePlainCookie(request, "age", age, null)
      : writePlainCookie(request, "age", age),
  );
}

import type { Consent } from "~/domain/consent/consent";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { consentCalls } from "./calls.server";

/**
 * Reports to the platform when the signed-in player accepted all cookies (CNS-02). `at` is ms since
 * epoch.
 */
export async function reportAllCookiesAccepted(
  scope: PlatformScope,
  at: number,
): Promise<Answer<null>> {
  const json = { cookiesAgreeTime: new Date(at).toISOString() };
  return mapReply(await call(scope, consentCalls.agreement, { json }), () => null);
}

/** Stores at the platform the receipt of the signed-in player's choice about cookies (CNS-05). */
export async function storeConsentReceipt(
  scope: PlatformScope,
  consent: Consent,
): Promise<Answer<null>> {
  const { receipt: id, choice, revision, at } = consent;
  const json = { id, choice, revision, agreedAt: new Date(at).toISOString() };
  return mapReply(await call(scope, consentCalls.receipt, { json }), () => null);
}

import type { Consent } from "~/domain/consent/consent";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import { effectPolicy } from "../../transport/policy.server";
import type { PlatformScope } from "../../transport/scope.server";
import { consentStoredReplyWire } from "./wire.server";

const base = "/web-api/user/v1";
// Sent once: the visitor's cookie still holds the choice, and the page must not wait.
const agreementPolicy = effectPolicy("consents.agreement", "bearer", 1500);
const receiptPolicy = effectPolicy("consents.receipt", "bearer", 1500);

/**
 * Reports to the platform when the signed-in player accepted all cookies (CNS-02). `at` is ms since
 * epoch.
 */
export async function reportAllCookiesAccepted(
  scope: PlatformScope,
  at: number,
): Promise<Answer<null>> {
  const json = { cookiesAgreeTime: new Date(at).toISOString() };
  const input = { method: "POST", path: `${base}/cookies-agreement`, json } as const;
  return mapReply(await call(scope, agreementPolicy, input, consentStoredReplyWire), () => null);
}

/** Stores at the platform the receipt of the signed-in player's choice about cookies (CNS-05). */
export async function storeConsentReceipt(
  scope: PlatformScope,
  consent: Consent,
): Promise<Answer<null>> {
  const { receipt: id, choice, revision, at } = consent;
  const json = { id, choice, revision, agreedAt: new Date(at).toISOString() };
  const input = { method: "POST", path: `${base}/cookies-receipts`, json } as const;
  return mapReply(await call(scope, receiptPolicy, input, consentStoredReplyWire), () => null);
}

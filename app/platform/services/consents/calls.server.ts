import { defineCall } from "../../define-call.server";
import {
  allCookiesAcceptanceWire,
  consentStoredReplyWire,
  cookieConsentReceiptWire,
} from "./wire.server";

export const consentCalls = {
  agreement: defineCall({
    name: "consents.agreement",
    method: "POST",
    path: "/web-api/user/v1/cookies-agreement",
    summary: "Records when all cookies were accepted",
    auth: "bearer",
    kind: "effect",
    timeoutMs: 1_500,
    request: allCookiesAcceptanceWire,
    reply: consentStoredReplyWire,
  }),
  receipt: defineCall({
    name: "consents.receipt",
    method: "POST",
    path: "/web-api/user/v1/cookies-receipts",
    summary: "Records a cookie choice",
    auth: "bearer",
    kind: "effect",
    timeoutMs: 1_500,
    request: cookieConsentReceiptWire,
    reply: consentStoredReplyWire,
  }),
};

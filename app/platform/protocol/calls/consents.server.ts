import {
  allCookiesAcceptanceWire,
  consentStoredReplyWire,
  cookieConsentReceiptWire,
} from "../../services/consents/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";

/** Descriptions of the calls that report a player's consent to cookies. */
export const consentCalls: readonly WireCall[] = [
  defineCall("POST", `${user}/cookies-agreement`, "When all cookies were accepted", {
    ...own,
    request: allCookiesAcceptanceWire,
    reply: consentStoredReplyWire,
  }),
  defineCall("POST", `${user}/cookies-receipts`, "A choice on cookies, with its proof", {
    ...own,
    request: cookieConsentReceiptWire,
    reply: consentStoredReplyWire,
  }),
];

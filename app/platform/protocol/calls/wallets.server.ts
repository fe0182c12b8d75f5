import {
  accountChangeReplyWire,
  accountConversionRequestWire,
  openCurrencyAccountRequestWire,
  removeCurrencyAccountRequestWire,
} from "../../services/accounts/wire.server";
import { conversionRemindedReplyWire } from "../../services/user/wire.server";
import type { WireCall } from "../call.server";
import { defineCall, idempotencyKeyHeader } from "../define-call.server";
import { defineRefusalWithBody } from "../refusal.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";
const office = "/web-api/officeapi/v1";
const walletRefusal = (...codes: string[]) =>
  defineRefusalWithBody(accountChangeReplyWire, 422, ...codes);

/** Descriptions of the calls about the player's accounts by currency, and their conversion. */
export const currencyAccountCalls: readonly WireCall[] = [
  defineCall("POST", `${office}/accounts/currency`, "Opens an account in a currency", {
    ...own,
    request: openCurrencyAccountRequestWire,
    reply: accountChangeReplyWire,
    refusals: [walletRefusal("currency", "exists", "too-many")],
  }),
  defineCall("POST", `${office}/accounts/currency/remove`, "Closes an empty account", {
    ...own,
    request: removeCurrencyAccountRequestWire,
    reply: accountChangeReplyWire,
    refusals: [walletRefusal("account", "main", "not-empty", "open-bets", "pending-payment")],
  }),
  defineCall("POST", `${office}/accounts/conversion`, "Converts an account's whole balance", {
    ...own,
    headers: idempotencyKeyHeader,
    request: accountConversionRequestWire,
    reply: accountChangeReplyWire,
    refusals: [
      walletRefusal(
        "not-allowed",
        "nothing",
        "advance",
        "changed",
        "key-reused",
        "account-frozen",
        "excluded",
      ),
    ],
  }),
  defineCall("POST", `${user}/conversion-reminder`, "The player has been told of the conversion", {
    ...own,
    reply: conversionRemindedReplyWire,
  }),
];

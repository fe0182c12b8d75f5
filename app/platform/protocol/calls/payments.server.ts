import { paymentListReplyWire, paymentWire } from "../../services/payments/wire.server";
import type { WireCall } from "../call.server";
import { defineCall, idempotencyKeyHeader } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const own = { proof: "bearer" } as const;
const payments = "/web-api/officeapi/v1/payments";

/** Descriptions of the calls about payments that were ordered before. */
export const existingPaymentCalls: readonly WireCall[] = [
  defineCall("GET", payments, "The player's payments", {
    ...own,
    query: { limit: "1 to 100; 20 by default" },
    reply: paymentListReplyWire,
  }),
  defineCall("GET", `${payments}/{id}`, "A payment of the player", {
    ...own,
    reply: paymentWire,
  }),
  defineCall("POST", `${payments}/{id}/take-back`, "Takes a pending withdrawal back", {
    ...own,
    headers: idempotencyKeyHeader,
    reply: paymentWire,
    refusals: [
      defineRefusal(403, "excluded", "account-frozen"),
      defineRefusal(409, "not-pending"),
      defineRefusal(422, "key-reused"),
    ],
  }),
  defineCall("GET", `${payments}/by-key/{key}`, "What a key has paid", {
    ...own,
    reply: paymentWire,
  }),
];

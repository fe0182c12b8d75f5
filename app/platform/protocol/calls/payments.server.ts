import { paymentListReplyWire, paymentWire } from "../../payments/wire.server";
import type { WireCall } from "../call.server";
import { defineCall, idempotencyKeyHeader } from "../define-call.server";
import { refusal } from "../refusal.server";

const own = { proof: "bearer" } as const;
const payments = "/web-api/officeapi/v1/payments";

/** Descriptions of the calls about payments that were ordered before. */
export const paymentCalls: readonly WireCall[] = [
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
      refusal(403, "excluded", "account-frozen"),
      refusal(409, "not-pending"),
      refusal(422, "key-reused"),
    ],
  }),
  defineCall("GET", `${payments}/by-key/{key}`, "What a key has paid", {
    ...own,
    reply: paymentWire,
  }),
];

import {
  paymentMethodsReplyWire,
  paymentRefusalWire,
  paymentRequestWire,
  paymentWire,
} from "../../services/payments/wire.server";
import type { WireCall } from "../call.server";
import { defineCall, idempotencyKeyHeader } from "../define-call.server";
import { defineRefusal, defineRefusalWithBody } from "../refusal.server";

const own = { proof: "bearer" } as const;
const order = { ...own, headers: idempotencyKeyHeader, success: [200, 201] } as const;
const payments = "/web-api/officeapi/v1/payments";

const paymentRefusals = [
  defineRefusalWithBody(paymentRefusalWire, 403, "account-frozen", "excluded"),
  defineRefusal(409, "pending"),
  defineRefusalWithBody(
    paymentRefusalWire,
    422,
    "key-reused",
    "account",
    "method",
    "amount",
    "below-minimum",
    "above-maximum",
    "funds",
    "limit",
  ),
];

/** Descriptions of the calls that order a deposit or a withdrawal. */
export const paymentMethodAndOrderCalls: readonly WireCall[] = [
  defineCall("GET", `${payments}/methods`, "Ways to pay", {
    ...own,
    reply: paymentMethodsReplyWire,
  }),
  defineCall("POST", `${payments}/deposit`, "Pays in", {
    ...order,
    request: paymentRequestWire,
    reply: paymentWire,
    refusals: paymentRefusals,
  }),
  defineCall("POST", `${payments}/withdrawal`, "Pays out", {
    ...order,
    request: paymentRequestWire,
    reply: paymentWire,
    refusals: paymentRefusals,
  }),
];

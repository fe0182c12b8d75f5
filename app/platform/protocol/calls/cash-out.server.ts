import { advanceWire } from "../../services/coupons/advance-wire.server";
import {
  autoCashOutRequestWire,
  cashOutOfferReplyWire,
  cashOutRefusalWire,
  cashOutRequestWire,
} from "../../services/coupons/cash-out-wire.server";
import { placedCouponWire } from "../../services/coupons/placed-wire.server";
import type { WireCall } from "../call.server";
import { defineCall, idempotencyKeyHeader } from "../define-call.server";
import { defineRefusal, defineRefusalWithBody } from "../refusal.server";

const own = { proof: "bearer" } as const;
const api = "/coupon-api/v1";

const cashOutRefusals = (...codes: string[]) => [
  defineRefusalWithBody(cashOutRefusalWire, 403, "account-frozen"),
  defineRefusalWithBody(
    cashOutRefusalWire,
    409,
    "quote-expired",
    "quote-changed",
    "cash-out-unavailable",
    "pending",
  ),
  defineRefusalWithBody(cashOutRefusalWire, 422, ...codes),
];

/** Descriptions of the calls for cash-out of a coupon, and for the advance on a stake. */
export const cashOutAndAdvanceCalls: readonly WireCall[] = [
  defineCall("GET", `${api}/coupons/{id}/cash-out`, "What a coupon can be cashed out for", {
    ...own,
    reply: cashOutOfferReplyWire,
  }),
  defineCall("GET", `${api}/advance`, "The advance on a stake", {
    ...own,
    query: { "accountId!": "the account" },
    reply: advanceWire,
    refusals: [defineRefusal(404, "not-found")],
  }),
  defineCall("POST", `${api}/coupons/{id}/cash-out`, "Cashes a coupon out, whole or in part", {
    ...own,
    headers: idempotencyKeyHeader,
    request: cashOutRequestWire,
    reply: placedCouponWire,
    refusals: cashOutRefusals("key-reused", "part"),
  }),
  defineCall("PUT", `${api}/coupons/{id}/auto-cash-out`, "Sets the amount to cash out at", {
    ...own,
    request: autoCashOutRequestWire,
    reply: placedCouponWire,
    refusals: cashOutRefusals("amount", "below-offer", "above-win"),
  }),
  defineCall("DELETE", `${api}/coupons/{id}/auto-cash-out`, "Cancels the amount to cash out at", {
    ...own,
    reply: placedCouponWire,
    refusals: [defineRefusalWithBody(cashOutRefusalWire, 409, "pending")],
  }),
];

import { placeRequestWire } from "../../services/coupons/place-request-wire.server";
import { placedCouponWire } from "../../services/coupons/placed-wire.server";
import { promoCodesReplyWire } from "../../services/coupons/promo-codes-wire.server";
import type { WireCall } from "../call.server";
import { defineCall, idempotencyKeyHeader } from "../define-call.server";
import { placeRefusals } from "./place-refusals.server";

const own = { proof: "bearer" } as const;
const api = "/coupon-api/v1";

/** Descriptions of the calls that place a coupon. */
export const placementAndPromoCodeCalls: readonly WireCall[] = [
  defineCall("POST", `${api}/coupons`, "Places a coupon", {
    ...own,
    headers: idempotencyKeyHeader,
    request: placeRequestWire,
    success: [200, 201],
    reply: placedCouponWire,
    refusals: placeRefusals,
  }),
  defineCall("GET", `${api}/promo-codes`, "The player's promo codes", {
    ...own,
    query: { "currency!": "ISO 4217", code: "the one asked about" },
    reply: promoCodesReplyWire,
  }),
];

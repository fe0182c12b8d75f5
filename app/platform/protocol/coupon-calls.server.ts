import {
  autoCashOutRequestWire,
  cashOutRefusalWire,
  cashOutReplyWire,
  cashOutRequestWire,
} from "../coupons/cash-out-wire.server";
import { combineReplyWire, combineRequestWire } from "../coupons/combine-wire.server";
import { expressesReplyWire } from "../coupons/expresses-wire.server";
import { loadedCodeWire, savedCodeWire, sharedCouponWire } from "../coupons/shared-wire.server";
import {
  advanceWire,
  couponListWire,
  placedCouponWire,
  placeRefusalWire,
  placeRequestWire,
  promoCodesWire,
  resolveReplyWire,
  resolveRequestWire,
} from "../coupons/wire.server";
import {
  type CallGroup,
  defineCall,
  idempotencyKeyHeader,
  refusal,
  refusalWith,
} from "./call.server";

const own = { proof: "bearer" } as const;
const open = { proof: "none" } as const;
const api = "/coupon-api/v1";

const placeRefusals = [
  refusal(401, "sign-in"),
  refusalWith(placeRefusalWire, 403, "account-frozen", "excluded"),
  refusalWith(
    placeRefusalWire,
    409,
    "late",
    "event-started",
    "event-over",
    "market-blocked",
    "dependent",
    "locked",
    "banker",
    "score-changed",
    "price-changed",
    "bonus-changed",
    "pending",
  ),
  refusalWith(
    placeRefusalWire,
    422,
    "key-reused",
    "account",
    "type",
    "too-many",
    "system",
    "unknown-bet",
    "amount",
    "limit",
    "below-minimum",
    "above-maximum",
    "funds",
    "promo-unknown",
    "promo-expired",
    "promo-used",
  ),
];

const cashOutRefusals = (...codes: string[]) => [
  refusalWith(cashOutRefusalWire, 403, "account-frozen"),
  refusalWith(
    cashOutRefusalWire,
    409,
    "quote-expired",
    "quote-changed",
    "cash-out-unavailable",
    "pending",
  ),
  refusalWith(cashOutRefusalWire, 422, ...codes),
];

const coupons: CallGroup = {
  name: "Coupon service",
  calls: [
    defineCall("POST", `${api}/resolve`, "Prices, states and bounds of a coupon's bets", {
      ...open,
      request: resolveRequestWire,
      reply: resolveReplyWire,
    }),
    defineCall("POST", `${api}/combine`, "The same-game accumulator of bets of one game", {
      ...open,
      request: combineRequestWire,
      reply: combineReplyWire,
    }),
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
      reply: promoCodesWire,
    }),
    defineCall("GET", `${api}/coupons`, "The player's coupons", {
      ...own,
      query: {
        state: "open, settled, won, lost, void or cashed-out",
        from: "placed from, ISO 8601",
        until: "placed before, ISO 8601",
        before: "an id: those older than it",
        limit: "1 to 200; 50 by default",
        ids: "comma list of ids",
        totals: "1: totals by currency too",
        cashOut: "1: offers of open coupons too",
      },
      reply: couponListWire,
    }),
    defineCall("GET", `${api}/coupons/{id}`, "A coupon of the player", {
      ...own,
      reply: placedCouponWire,
    }),
    defineCall("GET", `${api}/coupons/by-key/{key}`, "What a key has placed", {
      ...own,
      reply: placedCouponWire,
    }),
    defineCall("GET", `${api}/coupons/by-keys`, "What several keys have placed", {
      ...own,
      query: { "keys!": "comma list of at most 50 keys" },
      reply: couponListWire,
    }),
    defineCall("GET", `${api}/coupons/{id}/cash-out`, "What a coupon can be cashed out for", {
      ...own,
      reply: cashOutReplyWire,
    }),
    defineCall("GET", `${api}/advance`, "The advance on a stake", {
      ...own,
      query: { "accountId!": "the account" },
      reply: advanceWire,
      refusals: [refusal(404, "not-found")],
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
      refusals: [refusalWith(cashOutRefusalWire, 409, "pending")],
    }),
    defineCall("POST", `${api}/shared`, "Keeps a coupon under a code", {
      ...open,
      request: sharedCouponWire,
      success: [201],
      reply: savedCodeWire,
    }),
    defineCall("GET", `${api}/shared/{code}`, "The coupon under a code", {
      ...open,
      reply: loadedCodeWire,
    }),
    defineCall("GET", `${api}/expresses`, "The accumulators of the day", {
      ...open,
      reply: expressesReplyWire,
    }),
  ],
};

/** Bets. */
export const couponGroups: readonly CallGroup[] = [coupons];

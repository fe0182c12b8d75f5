import { couponListWire } from "../../services/coupons/coupon-list-wire.server";
import { placedCouponWire } from "../../services/coupons/placed-wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";

const own = { proof: "bearer" } as const;
const api = "/coupon-api/v1";

/** Descriptions of the calls about coupons that are placed. */
export const placedCouponCalls: readonly WireCall[] = [
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
];

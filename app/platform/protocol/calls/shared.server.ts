import { expressesReplyWire } from "../../coupons/expresses-wire.server";
import {
  loadedShareCodeWire,
  savedShareCodeWire,
  sharedCouponWire,
} from "../../coupons/shared-wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";

const open = { proof: "none" } as const;
const api = "/coupon-api/v1";

/** Coupons for others: under a code, or of the day. */
export const sharedCouponCalls: readonly WireCall[] = [
  defineCall("POST", `${api}/shared`, "Keeps a coupon under a code", {
    ...open,
    request: sharedCouponWire,
    success: [201],
    reply: savedShareCodeWire,
  }),
  defineCall("GET", `${api}/shared/{code}`, "The coupon under a code", {
    ...open,
    reply: loadedShareCodeWire,
  }),
  defineCall("GET", `${api}/expresses`, "The accumulators of the day", {
    ...open,
    reply: expressesReplyWire,
  }),
];

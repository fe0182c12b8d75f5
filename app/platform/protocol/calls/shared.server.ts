import { expressesReplyWire } from "../../services/coupons/expresses-wire.server";
import {
  loadSharedCouponReplyWire,
  saveSharedCouponReplyWire,
  sharedCouponContentWire,
} from "../../services/coupons/shared-wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";

const open = { proof: "none" } as const;
const api = "/coupon-api/v1";

/** Descriptions of the calls for coupons kept under a code, and for accumulators of the day. */
export const sharedCouponAndExpressCalls: readonly WireCall[] = [
  defineCall("POST", `${api}/shared`, "Keeps a coupon under a code", {
    ...open,
    request: sharedCouponContentWire,
    success: [201],
    reply: saveSharedCouponReplyWire,
  }),
  defineCall("GET", `${api}/shared/{code}`, "The coupon under a code", {
    ...open,
    reply: loadSharedCouponReplyWire,
  }),
  defineCall("GET", `${api}/expresses`, "The accumulators of the day", {
    ...open,
    reply: expressesReplyWire,
  }),
];

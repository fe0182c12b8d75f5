import { combineReplyWire, combineRequestWire } from "../../services/coupons/combine-wire.server";
import { pricesAndBoundsReplyWire } from "../../services/coupons/resolve-reply-wire.server";
import { pricesAndBoundsRequestWire } from "../../services/coupons/resolve-request-wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";

const open = { proof: "none" } as const;
const api = "/coupon-api/v1";

/** Descriptions of the calls for current prices of bets that are not placed yet. */
export const priceAndSameGameAccumulatorCalls: readonly WireCall[] = [
  defineCall("POST", `${api}/resolve`, "Prices, states and bounds of a coupon's bets", {
    ...open,
    request: pricesAndBoundsRequestWire,
    reply: pricesAndBoundsReplyWire,
  }),
  defineCall("POST", `${api}/combine`, "The same-game accumulator of bets of one game", {
    ...open,
    request: combineRequestWire,
    reply: combineReplyWire,
  }),
];

import { cashOutOfferReplyWire } from "../../../coupons/cash-out-wire.server";
import { type CheckStep, storeValuesFromReply, testPlayerStep } from "../step.server";
import { placedCouponRequest } from "./placed-coupon.server";

const coupons = "/coupon-api/v1/coupons";

/** Steps that cash out the coupon which the check has placed. */
export const cashOutSteps: readonly CheckStep[] = [
  testPlayerStep(`PUT ${coupons}/{id}/auto-cash-out`, {
    ask: placedCouponRequest({ json: { amount: "0" } }),
    expected: [409, 422],
  }),
  testPlayerStep(`DELETE ${coupons}/{id}/auto-cash-out`, { ask: placedCouponRequest() }),
  testPlayerStep(`GET ${coupons}/{id}/cash-out`, {
    ask: placedCouponRequest(),
    learn: storeValuesFromReply(cashOutOfferReplyWire, (facts, { quote }) => {
      if (quote) facts.quote = quote.id;
    }),
  }),
  testPlayerStep(`POST ${coupons}/{id}/cash-out`, {
    ask: ({ coupon, quote, nobody }) =>
      coupon === undefined || quote === undefined
        ? null
        : {
            params: { id: coupon },
            json: { quote },
            headers: { "idempotency-key": nobody },
          },
  }),
];

import { cashOutOfferReplyWire } from "../../../services/coupons/cash-out-wire.server";
import { type CheckStep, learnFromReply, testPlayerStep } from "../step.server";
import { askAboutPlacedCoupon } from "./placed-coupon.server";

const coupons = "/coupon-api/v1/coupons";

/** Steps that cash out the coupon which the check has placed. */
export const cashOutSteps: readonly CheckStep[] = [
  testPlayerStep(`PUT ${coupons}/{id}/auto-cash-out`, {
    ask: askAboutPlacedCoupon({ json: { amount: "0" } }),
    expected: [409, 422],
  }),
  testPlayerStep(`DELETE ${coupons}/{id}/auto-cash-out`, { ask: askAboutPlacedCoupon() }),
  testPlayerStep(`GET ${coupons}/{id}/cash-out`, {
    ask: askAboutPlacedCoupon(),
    learn: learnFromReply(cashOutOfferReplyWire, (facts, { quote }) => {
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

import { couponCalls } from "../../../services/coupons/calls.server";
import { type CheckStep, testPlayerStep } from "../step.server";
import { askAboutPlacedCoupon } from "./placed-coupon.server";

/** Steps that cash out the coupon which the check has placed. */
export const cashOutSteps: readonly CheckStep[] = [
  testPlayerStep(couponCalls.setAutoCashOut, {
    ask: askAboutPlacedCoupon({ json: { amount: "0" } }),
    expected: [409, 422],
  }),
  testPlayerStep(couponCalls.cancelAutoCashOut, { ask: askAboutPlacedCoupon() }),
  testPlayerStep(couponCalls.cashOutOffer, {
    ask: askAboutPlacedCoupon(),
    learn: (facts, { quote }) => {
      if (quote) facts.quote = quote.id;
    },
  }),
  testPlayerStep(couponCalls.cashOut, {
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

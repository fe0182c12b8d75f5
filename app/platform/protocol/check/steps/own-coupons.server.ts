import { couponListWire } from "../../../services/coupons/coupon-list-wire.server";
import { type CheckStep, learnFromReply, testPlayerStep } from "../step.server";

const none = "999999999999";

/** Steps that read the test player's coupons and promo codes. */
export const ownCouponSteps: readonly CheckStep[] = [
  testPlayerStep("GET /coupon-api/v1/promo-codes", {
    ask: ({ account }) => (account ? { query: { currency: account.iso } } : null),
  }),
  testPlayerStep("GET /coupon-api/v1/coupons", {
    ask: () => ({ query: { limit: 10, totals: 1, cashOut: 1 } }),
    learn: learnFromReply(couponListWire, (facts, { coupons: [coupon] }) => {
      if (coupon) facts.earlierCoupon = coupon.id;
    }),
  }),
  testPlayerStep("GET /coupon-api/v1/coupons/{id}", {
    ask: () => ({ params: { id: none } }),
    expected: [404],
  }),
  testPlayerStep("GET /coupon-api/v1/coupons/{id}", {
    ask: ({ earlierCoupon: id }) => (id === undefined ? null : { params: { id } }),
  }),
  testPlayerStep("GET /coupon-api/v1/coupons/{id}/cash-out", {
    ask: ({ earlierCoupon: id }) => (id === undefined ? null : { params: { id } }),
  }),
  testPlayerStep("GET /coupon-api/v1/coupons/by-key/{key}", {
    ask: ({ nobody }) => ({ params: { key: nobody } }),
    expected: [404],
  }),
  testPlayerStep("GET /coupon-api/v1/coupons/by-keys", {
    ask: ({ nobody }) => ({ query: { keys: nobody } }),
  }),
  testPlayerStep("GET /coupon-api/v1/advance", {
    ask: ({ account }) => (account ? { query: { accountId: account.id } } : null),
  }),
];

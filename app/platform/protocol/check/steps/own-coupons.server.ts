import { couponCalls } from "../../../services/coupons/calls.server";
import { type CheckStep, testPlayerStep } from "../step.server";

const none = "999999999999";

/** Steps that read the test player's coupons and promo codes. */
export const ownCouponSteps: readonly CheckStep[] = [
  testPlayerStep(couponCalls.promoCodes, {
    ask: ({ account }) => (account ? { query: { currency: account.iso } } : null),
  }),
  testPlayerStep(couponCalls.list, {
    ask: () => ({ query: { limit: 10, totals: 1, cashOut: 1 } }),
    learn: (facts, { coupons: [coupon] }) => {
      if (coupon) facts.earlierCoupon = coupon.id;
    },
  }),
  testPlayerStep(couponCalls.one, {
    ask: () => ({ params: { id: none } }),
    expected: [404],
  }),
  testPlayerStep(couponCalls.one, {
    ask: ({ earlierCoupon: id }) => (id === undefined ? null : { params: { id } }),
  }),
  testPlayerStep(couponCalls.cashOutOffer, {
    ask: ({ earlierCoupon: id }) => (id === undefined ? null : { params: { id } }),
  }),
  testPlayerStep(couponCalls.byKey, {
    ask: ({ nobody }) => ({ params: { key: nobody } }),
    expected: [404],
  }),
  testPlayerStep(couponCalls.byKeys, {
    ask: ({ nobody }) => ({ query: { keys: nobody } }),
  }),
  testPlayerStep(couponCalls.advance, {
    ask: ({ account }) => (account ? { query: { accountId: account.id } } : null),
  }),
];

import { accountCalls } from "../../services/accounts/calls.server";
import { couponCalls } from "../../services/coupons/calls.server";
import { documentCalls } from "../../services/documents/calls.server";
import { statementCalls } from "../../services/office/calls.server";
import { paymentCalls } from "../../services/payments/calls.server";
import { securityCalls } from "../../services/security/calls.server";
import { ticketCalls } from "../../services/tickets/calls.server";
import { userCalls } from "../../services/user/calls.server";
import { type CheckStep, testPlayerStep } from "./step.server";

/** An id that no player has. */
const none = "999999999999";

/** Steps that read the test player's account: settings, terms, security, documents. */
const ownAccountSteps: readonly CheckStep[] = [
  testPlayerStep(userCalls.settings, {
    learn: (facts, settings) => {
      facts.settings = settings;
    },
  }),
  testPlayerStep(accountCalls.listV1, {
    learn: (facts, { balance }) => {
      const account = balance.find(({ isActive }) => isActive) ?? balance[0];
      if (account) facts.account = { id: account.id, iso: account.iso };
    },
  }),
  testPlayerStep(securityCalls.read, {
    learn: (facts, { wantsNews }) => {
      facts.wantsNews = wantsNews;
    },
  }),
  testPlayerStep(statementCalls.movements, { ask: () => ({ query: { limit: 10 } }) }),
  testPlayerStep(documentCalls.file, {
    ask: () => ({ params: { id: none } }),
    expected: [404],
  }),
];

/** Steps that read the test player's limits, payments, tickets and bonuses. */
const ownLimitPaymentAndBonusSteps: readonly CheckStep[] = [
  testPlayerStep(paymentCalls.methods, {
    learn: (facts, { methods }) => {
      const least = (kind: "deposit" | "withdrawal") => {
        for (const { id, bounds } of methods)
          for (const bound of bounds)
            if (bound.kind === kind && bound.iso === facts.account?.iso)
              return { id, least: bound.min };
        return null;
      };
      facts.method = { deposit: least("deposit"), withdrawal: least("withdrawal") };
    },
  }),
  testPlayerStep(paymentCalls.list, {
    ask: () => ({ query: { limit: 10 } }),
    learn: (facts, { payments: [payment] }) => {
      if (payment) facts.earlierPayment = payment.id;
    },
  }),
  testPlayerStep(paymentCalls.one, {
    ask: () => ({ params: { id: none } }),
    expected: [404],
  }),
  testPlayerStep(paymentCalls.one, {
    ask: ({ earlierPayment: id }) => (id === undefined ? null : { params: { id } }),
  }),
  testPlayerStep(paymentCalls.byKey, {
    ask: ({ nobody }) => ({ params: { key: nobody } }),
    expected: [404],
  }),
  testPlayerStep(ticketCalls.byKey, {
    ask: ({ nobody }) => ({ params: { key: nobody } }),
    expected: [404],
  }),
];

/** Steps that read the test player's coupons and promo codes. */
const ownCouponSteps: readonly CheckStep[] = [
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

/** Reads of the test player. Unknown ids must be refused. */
export const testPlayerReadSteps: readonly CheckStep[] = [
  ...ownAccountSteps,
  ...ownLimitPaymentAndBonusSteps,
  ...ownCouponSteps,
];

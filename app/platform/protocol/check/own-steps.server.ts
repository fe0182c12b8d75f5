import { accountsReplyWire } from "../../accounts/wire.server";
import { couponListWire } from "../../coupons/wire.server";
import { payMethodsWire, paymentListWire } from "../../payments/wire.server";
import { securityWire } from "../../security/wire.server";
import { playerSettingsWire } from "../../user/wire.server";
import { type CheckStep, learnFromReply, testPlayerStep } from "./step.server";

const limits = "/limit-service-api/api/external/web/v3";
const office = "/web-api/officeapi/v1";
const none = "999999999999";

/** Reads of the test player. Unknown ids must be refused. */
export const testPlayerSteps: readonly CheckStep[] = [
  testPlayerStep("GET /web-api/user/v1/config"),
  testPlayerStep("GET /web-api/user/v1/settings", {
    learn: learnFromReply(playerSettingsWire, (facts, settings) => {
      facts.settings = settings;
    }),
  }),
  testPlayerStep(`GET ${office}/accounts`, {
    learn: learnFromReply(accountsReplyWire, (facts, { balance }) => {
      const account = balance.find(({ isActive }) => isActive) ?? balance[0];
      if (account) facts.account = { id: account.id, iso: account.iso };
    }),
  }),
  testPlayerStep("GET /web-api/officeapi/v2/accounts"),
  testPlayerStep("GET /web-api/api-v3/v2/user/agreement-rules/status"),
  testPlayerStep("GET /web-api/api-v3/v2/user/agreement-rules"),
  testPlayerStep("GET /web-api/api/web/user/v1/session-summary"),
  testPlayerStep("GET /web-api/authapi/v1/rights"),
  testPlayerStep("GET /web-api/authapi/v1/device/code"),
  testPlayerStep("GET /web-api/user/v1/security", {
    learn: learnFromReply(securityWire, (facts, { wantsNews }) => {
      facts.wantsNews = wantsNews;
    }),
  }),
  testPlayerStep(`GET ${office}/movements`, { ask: () => ({ query: { limit: 10 } }) }),
  testPlayerStep("GET /web-api/user/v1/documents/{id}", {
    ask: () => ({ params: { id: none } }),
    expected: [404],
  }),
  testPlayerStep("GET /web-api/user/v1/support"),
  testPlayerStep(`GET ${limits}/availablelimits`),
  testPlayerStep(`GET ${limits}/limits`),
  testPlayerStep(`GET ${limits}/reasons/selfexclude`),
  testPlayerStep(`POST ${limits}/ping`),
  testPlayerStep(`GET ${office}/payments/methods`, {
    learn: learnFromReply(payMethodsWire, (facts, { methods }) => {
      const least = (kind: "deposit" | "withdrawal") => {
        for (const { id, bounds } of methods)
          for (const bound of bounds)
            if (bound.kind === kind && bound.iso === facts.account?.iso)
              return { id, least: bound.min };
        return null;
      };
      facts.method = { deposit: least("deposit"), withdrawal: least("withdrawal") };
    }),
  }),
  testPlayerStep(`GET ${office}/payments`, {
    ask: () => ({ query: { limit: 10 } }),
    learn: learnFromReply(paymentListWire, (facts, { payments: [payment] }) => {
      if (payment) facts.payment = payment.id;
    }),
  }),
  testPlayerStep(`GET ${office}/payments/{id}`, {
    ask: () => ({ params: { id: none } }),
    expected: [404],
  }),
  testPlayerStep(`GET ${office}/payments/{id}`, {
    ask: ({ payment }) => (payment === undefined ? null : { params: { id: payment } }),
  }),
  testPlayerStep(`GET ${office}/payments/by-key/{key}`, {
    ask: ({ nobody }) => ({ params: { key: nobody } }),
    expected: [404],
  }),
  testPlayerStep("GET /lottery-api/v1/tickets/by-key/{key}", {
    ask: ({ nobody }) => ({ params: { key: nobody } }),
    expected: [404],
  }),
  testPlayerStep(`GET ${office}/bonuses`),
  testPlayerStep("GET /coupon-api/v1/promo-codes", {
    ask: ({ account }) => (account ? { query: { currency: account.iso } } : null),
  }),
  testPlayerStep("GET /coupon-api/v1/coupons", {
    ask: () => ({ query: { limit: 10, totals: 1, cashOut: 1 } }),
    learn: learnFromReply(couponListWire, (facts, { coupons: [coupon] }) => {
      if (coupon) facts.coupon = coupon.id;
    }),
  }),
  testPlayerStep("GET /coupon-api/v1/coupons/{id}", {
    ask: () => ({ params: { id: none } }),
    expected: [404],
  }),
  testPlayerStep("GET /coupon-api/v1/coupons/{id}", {
    ask: ({ coupon }) => (coupon === undefined ? null : { params: { id: coupon } }),
  }),
  testPlayerStep("GET /coupon-api/v1/coupons/{id}/cash-out", {
    ask: ({ coupon }) => (coupon === undefined ? null : { params: { id: coupon } }),
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

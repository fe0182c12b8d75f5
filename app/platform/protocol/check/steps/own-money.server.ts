import {
  paymentListReplyWire,
  paymentMethodsReplyWire,
} from "../../../services/payments/wire.server";
import { type CheckStep, learnFromReply, testPlayerStep } from "../step.server";

const limits = "/limit-service-api/api/external/web/v3";
const office = "/web-api/officeapi/v1";
const none = "999999999999";

/** Steps that read the test player's limits, payments, tickets and bonuses. */
export const ownLimitPaymentAndBonusSteps: readonly CheckStep[] = [
  testPlayerStep(`GET ${limits}/availablelimits`),
  testPlayerStep(`GET ${limits}/limits`),
  testPlayerStep(`GET ${limits}/reasons/selfexclude`),
  testPlayerStep(`POST ${limits}/ping`),
  testPlayerStep(`GET ${office}/payments/methods`, {
    learn: learnFromReply(paymentMethodsReplyWire, (facts, { methods }) => {
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
    learn: learnFromReply(paymentListReplyWire, (facts, { payments: [payment] }) => {
      if (payment) facts.earlierPayment = payment.id;
    }),
  }),
  testPlayerStep(`GET ${office}/payments/{id}`, {
    ask: () => ({ params: { id: none } }),
    expected: [404],
  }),
  testPlayerStep(`GET ${office}/payments/{id}`, {
    ask: ({ earlierPayment: id }) => (id === undefined ? null : { params: { id } }),
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
];

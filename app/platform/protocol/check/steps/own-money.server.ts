import { bonusCalls } from "../../../services/bonuses/calls.server";
import { limitCalls } from "../../../services/limits/calls.server";
import { paymentCalls } from "../../../services/payments/calls.server";
import { ticketCalls } from "../../../services/tickets/calls.server";
import { type CheckStep, testPlayerStep } from "../step.server";

const none = "999999999999";

/** Steps that read the test player's limits, payments, tickets and bonuses. */
export const ownLimitPaymentAndBonusSteps: readonly CheckStep[] = [
  testPlayerStep(limitCalls.choices),
  testPlayerStep(limitCalls.list),
  testPlayerStep(limitCalls.exclusionReasons),
  testPlayerStep(limitCalls.ping),
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
  testPlayerStep(bonusCalls.list),
];

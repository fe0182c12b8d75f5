import { accountCalls } from "../../../services/accounts/calls.server";
import { bonusCalls } from "../../../services/bonuses/calls.server";
import { documentCalls } from "../../../services/documents/calls.server";
import { limitCalls } from "../../../services/limits/calls.server";
import { supportCalls } from "../../../services/support/calls.server";
import { type CheckStep, testPlayerStep } from "../step.server";

/**
 * Steps in which the test player posts what must be refused: about accounts, documents, support, limits and bonuses;
 * no bets.
 */
export const refusedRequestSteps: readonly CheckStep[] = [
  testPlayerStep(accountCalls.open, {
    ask: () => ({ json: { currency_id: 0 } }),
    expected: [422],
  }),
  testPlayerStep(accountCalls.remove, {
    ask: () => ({ json: { id: 0 } }),
    expected: [422],
  }),
  testPlayerStep(documentCalls.send, {
    ask: () => ({ query: { type: "passport", name: "check.png" }, bytes: new Uint8Array() }),
    expected: [422],
  }),
  testPlayerStep(supportCalls.ask, {
    ask: ({ nobody }) => ({
      json: {
        kind: "payment",
        topic: "payment",
        subject: "check",
        text: "check",
        payment: nobody,
        email: null,
        key: nobody,
      },
    }),
    expected: [422],
  }),
  testPlayerStep(limitCalls.save, {
    ask: () => ({ json: { limits: [{ limitType: 0, limitValue: 0 }] } }),
    expected: [400],
  }),
  testPlayerStep(limitCalls.answerTest, {
    ask: ({ nobody }) => ({ json: { tokenGuid: nobody, answers: [] } }),
    expected: [400],
  }),
  testPlayerStep(bonusCalls.take, {
    ask: ({ nobody }) => ({ json: { offer: nobody }, headers: { "idempotency-key": nobody } }),
    expected: [422],
  }),
  testPlayerStep(bonusCalls.refuse, {
    ask: ({ nobody }) => ({ json: { offer: nobody }, headers: { "idempotency-key": nobody } }),
    expected: [422],
  }),
];

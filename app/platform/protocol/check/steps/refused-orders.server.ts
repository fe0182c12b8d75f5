import { type CheckStep, testPlayerStep } from "../step.server";

const limits = "/limit-service-api/api/external/web/v3";
const office = "/web-api/officeapi/v1";
const user = "/web-api/user/v1";

/**
 * Steps in which the test player posts what must be refused: about accounts, documents, support, limits and bonuses;
 * no bets.
 */
export const refusedRequestSteps: readonly CheckStep[] = [
  testPlayerStep(`POST ${office}/accounts/currency`, {
    ask: () => ({ json: { currency_id: 0 } }),
    expected: [422],
  }),
  testPlayerStep(`POST ${office}/accounts/currency/remove`, {
    ask: () => ({ json: { id: 0 } }),
    expected: [422],
  }),
  testPlayerStep(`POST ${user}/documents`, {
    ask: () => ({ query: { type: "passport", name: "check.png" }, bytes: new Uint8Array() }),
    expected: [422],
  }),
  testPlayerStep(`POST ${user}/support`, {
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
  testPlayerStep(`POST ${limits}/limits`, {
    ask: () => ({ json: { limits: [{ limitType: 0, limitValue: 0 }] } }),
    expected: [400],
  }),
  testPlayerStep(`POST ${limits}/testanswers`, {
    ask: ({ nobody }) => ({ json: { tokenGuid: nobody, answers: [] } }),
    expected: [400],
  }),
  testPlayerStep(`POST ${office}/bonuses/take`, {
    ask: ({ nobody }) => ({ json: { offer: nobody }, headers: { "idempotency-key": nobody } }),
    expected: [422],
  }),
  testPlayerStep(`POST ${office}/bonuses/refuse`, {
    ask: ({ nobody }) => ({ json: { offer: nobody }, headers: { "idempotency-key": nobody } }),
    expected: [422],
  }),
];

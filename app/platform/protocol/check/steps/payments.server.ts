import { paymentWire } from "../../../payments/wire.server";
import { type CheckStep, storeValuesFromReply, testPlayerStep } from "../step.server";

const office = "/web-api/officeapi/v1";
const paid = (kind: "deposit" | "withdrawal"): CheckStep =>
  testPlayerStep(`POST ${office}/payments/${kind}`, {
    ask: ({ account, method, keys }) => {
      const way = method?.[kind];
      if (!account || !way) return null;
      const json = { accountId: account.id, methodId: way.id, amount: way.least };
      return { json, headers: { "idempotency-key": keys[kind] } };
    },
    learn: storeValuesFromReply(paymentWire, (facts, { id }) => {
      facts.payment = id;
    }),
  });

/** Steps that pay in and pay out the least possible amounts; each order is sent twice. */
export const paymentSteps: readonly CheckStep[] = [
  paid("deposit"),
  paid("deposit"),
  paid("withdrawal"),
  testPlayerStep(`GET ${office}/payments/by-key/{key}`, {
    ask: ({ keys }) => ({ params: { key: keys.deposit } }),
  }),
  testPlayerStep(`POST ${office}/payments/{id}/take-back`, {
    ask: ({ payment, nobody }) =>
      payment === undefined
        ? null
        : { params: { id: payment }, headers: { "idempotency-key": nobody } },
    // What was paid at once cannot be taken back.
    expected: [200, 409],
  }),
];

import { paymentWire } from "../../../payments/wire.server";
import { type CheckStep, expectSameId, learnFromReply, testPlayerStep } from "../step.server";

const office = "/web-api/officeapi/v1";
const learnPayment = learnFromReply(paymentWire, (facts, { id }) => {
  facts.payment = id;
});
const isSamePayment = expectSameId(paymentWire, ({ payment }) => payment);

const pay = (kind: "deposit" | "withdrawal", rest: Pick<CheckStep, "learn" | "compare">) =>
  testPlayerStep(`POST ${office}/payments/${kind}`, {
    ask: ({ account, method, keys }) => {
      const way = method?.[kind];
      if (!account || !way) return null;
      const json = { accountId: account.id, methodId: way.id, amount: way.least };
      return { json, headers: { "idempotency-key": keys[kind] } };
    },
    ...rest,
  });

/**
 * Steps that pay in and out the least possible amounts. The deposit is sent again under its key: the
 * repeat, and the look-up by the key, must name the one payment.
 */
export const paymentSteps: readonly CheckStep[] = [
  pay("deposit", { learn: learnPayment }),
  pay("deposit", { compare: isSamePayment }),
  testPlayerStep(`GET ${office}/payments/by-key/{key}`, {
    ask: ({ keys }) => ({ params: { key: keys.deposit } }),
    compare: isSamePayment,
  }),
  pay("withdrawal", { learn: learnPayment }),
  testPlayerStep(`POST ${office}/payments/{id}/take-back`, {
    ask: ({ payment, nobody }) =>
      payment === undefined
        ? null
        : { params: { id: payment }, headers: { "idempotency-key": nobody } },
    // What was paid at once cannot be taken back.
    expected: [200, 409],
  }),
];

import { paymentCalls } from "../../../services/payments/calls.server";
import { type CheckStep, expectSameId, testPlayerStep } from "../step.server";

const isSameDeposit = expectSameId(({ deposit }) => deposit);

const pay = (kind: "deposit" | "withdrawal", isRepeat = false) =>
  testPlayerStep(kind === "deposit" ? paymentCalls.deposit : paymentCalls.withdraw, {
    ask: ({ account, method, keys }) => {
      const way = method?.[kind];
      if (!account || !way) return null;
      const json = { accountId: account.id, methodId: way.id, amount: way.least };
      return { json, headers: { "idempotency-key": keys[kind] } };
    },
    unasked: "nothing paid: no method for the player's currency is known",
    ...(isRepeat
      ? { compare: isSameDeposit }
      : {
          learn: (facts, { id }) => {
            facts[kind] = id;
          },
        }),
  });

/**
 * Steps that pay in and out the least possible amounts. The deposit is sent again under its key: the
 * repeat, and the look-up by the key, must name the one payment.
 */
export const paymentSteps: readonly CheckStep[] = [
  pay("deposit"),
  pay("deposit", true),
  testPlayerStep(paymentCalls.byKey, {
    ask: ({ keys, deposit }) => (deposit === undefined ? null : { params: { key: keys.deposit } }),
    compare: isSameDeposit,
  }),
  pay("withdrawal"),
  testPlayerStep(paymentCalls.takeBack, {
    ask: ({ withdrawal, nobody }) =>
      withdrawal === undefined
        ? null
        : { params: { id: withdrawal }, headers: { "idempotency-key": nobody } },
    // What was paid at once cannot be taken back.
    expected: [200, 409],
  }),
];

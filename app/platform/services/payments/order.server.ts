import { isLimitCode } from "~/domain/limits/codes";
import { fromMinor } from "~/domain/money/money";
import type { Payment, PaymentOrder } from "~/domain/payments/payment";
import { type PaymentRefusal, paymentRefusalCodes } from "~/domain/payments/payment-refusal";
import { call } from "../../transport/call.server";
import type { Failure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import { moneyCallFailure } from "../../transport/money-call-failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { getBearerToken } from "../../transport/token.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropMemoised, memoised } from "../memo.server";
import { paymentCalls } from "./calls.server";
import { parseTimestamp, toPayment } from "./translate.server";
import { paymentRefusalWire } from "./wire.server";

/**
 * Result of a payment order. `made`: the payment exists and its state is the bank's result; `refused`,
 * `terms` and `unsent` moved nothing; `unknown`: it may have been made; the key must be stored and checked.
 */
export type PaymentOrderResult =
  | { readonly kind: "made"; readonly payment: Payment }
  | { readonly kind: "refused"; readonly refusal: PaymentRefusal }
  | { readonly kind: "terms" }
  | { readonly kind: "unsent" }
  | { readonly kind: "unknown" };

/** Orders a deposit or a withdrawal under its key; sent once, never retried automatically. */
export async function orderPayment(
  scope: PlatformScope,
  order: PaymentOrder,
): Promise<PaymentOrderResult> {
  // Fetched first: without a token nothing is sent, which is a definite result.
  const token = await getBearerToken(scope);
  if (!token.ok)
    return token.failure.kind === "unauthorized" ? refusedFor("sign-in") : { kind: "unsent" };
  const { kind, key, accountId, methodId, amount, iso } = order;
  const json = { accountId, methodId, amount: fromMinor(amount, iso) };
  const headers = { [wireHeaders.idempotencyKey]: key };
  const definition = kind === "deposit" ? paymentCalls.deposit : paymentCalls.withdraw;
  const reply = await call(scope, definition, { json, headers });
  dropMemoised(scope, memoised.accounts, memoised.player, memoised.limits);
  if (!reply.ok) return notMade(reply.failure, iso);
  const payment = toPayment(reply.data);
  // After a receipt that is unreadable or has another key, money may still have moved.
  return payment?.key === key ? { kind: "made", payment } : { kind: "unknown" };
}

function notMade(failure: Failure, iso: string): PaymentOrderResult {
  const move = moneyCallFailure(failure, paymentRefusalWire);
  if (move.kind === "sign-in") return refusedFor("sign-in");
  if (move.kind !== "said") return move;
  const { code, bound, limitType, until } = move.said;
  const known = bound === undefined ? null : wireToMinor(bound, iso);
  return {
    kind: "refused",
    refusal: {
      code: paymentRefusalCodes.find((each) => each === code) ?? "unavailable",
      ...(known === null ? {} : { bound: known }),
      ...(limitType !== undefined && isLimitCode(limitType) ? { limit: limitType } : {}),
      ...(until === undefined ? {} : { until: parseTimestamp(until) }),
    },
  };
}

function refusedFor(code: PaymentRefusal["code"]): PaymentOrderResult {
  return { kind: "refused", refusal: { code } };
}

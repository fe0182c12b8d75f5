import { isLimitCode } from "~/domain/limits/codes";
import { fromMinor } from "~/domain/money/money";
import type { Payment, PaymentOrder } from "~/domain/payments/payment";
import type { PaymentMethod, PaymentMethodBounds } from "~/domain/payments/payment-method";
import { type PaymentRefusal, paymentRefusalCodes } from "~/domain/payments/payment-refusal";
import { call } from "../../transport/call.server";
import { type Answer, type Failure, malformedFieldFailure } from "../../transport/failure.server";
import { isIdOrKey, isNotFoundByService } from "../../transport/lookup.server";
import { wireToMinor } from "../../transport/money.server";
import { moneyCallFailure } from "../../transport/money-call-failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { getBearerToken } from "../../transport/token.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropMemoised, memoised } from "../memo.server";
import { paymentCalls } from "./calls.server";
import { type PaymentMethodsReplyWire, type PaymentWire, paymentRefusalWire } from "./wire.server";

/** Payment methods of the signed-in player, with their bounds. */
export async function loadPaymentMethods(
  scope: PlatformScope,
): Promise<Answer<readonly PaymentMethod[]>> {
  const reply = await call(scope, paymentCalls.methods);
  if (!reply.ok) return reply;
  const methods: PaymentMethod[] = [];
  for (const { bounds: wire, ...method } of reply.data.methods) {
    const bounds = wire.map(boundsFrom).filter((row) => row !== null);
    if (bounds.length < wire.length) return malformedFieldFailure(`methods.${method.id}.bounds`);
    methods.push({ ...method, bounds });
  }
  return { ok: true, value: methods };
}

function boundsFrom({
  kind,
  iso,
  min,
  max,
}: PaymentMethodsReplyWire["methods"][number]["bounds"][number]) {
  const bounds = { min: wireToMinor(min, iso), max: wireToMinor(max, iso) };
  if (bounds.min === null || bounds.max === null) return null;
  return { kind, iso, min: bounds.min, max: bounds.max } satisfies PaymentMethodBounds;
}

/** The player's latest payments, newest first. */
export async function listPayments(
  scope: PlatformScope,
  limit: number,
): Promise<Answer<readonly Payment[]>> {
  const reply = await call(scope, paymentCalls.list, { query: { limit } });
  if (!reply.ok) return reply;
  const payments = reply.data.payments.map(toPayment).filter((payment) => payment !== null);
  return payments.length < reply.data.payments.length
    ? malformedFieldFailure("payments.amount")
    : { ok: true, value: payments };
}

/** One of the player's payments; null = none has that id. */
export async function loadPayment(
  scope: PlatformScope,
  id: string,
): Promise<Answer<Payment | null>> {
  if (!isIdOrKey(id)) return { ok: true, value: null };
  const reply = await call(scope, paymentCalls.one, { params: { id } });
  if (!reply.ok) return isNotFoundByService(reply.failure) ? { ok: true, value: null } : reply;
  const payment = toPayment(reply.data);
  return payment ? { ok: true, value: payment } : malformedFieldFailure("amount");
}

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

/** Payment stored under a key. `none` only if the platform says so. */
export type PaymentLookupResult =
  | { readonly kind: "found"; readonly payment: Payment }
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

/** Loads the payment that the order with this key made; `none` only if the platform says so. */
export async function findPaymentByKey(
  scope: PlatformScope,
  key: string,
): Promise<PaymentLookupResult> {
  if (!isIdOrKey(key)) return { kind: "none" };
  const reply = await call(scope, paymentCalls.byKey, { params: { key } });
  if (!reply.ok) return { kind: isNotFoundByService(reply.failure) ? "none" : "unknown" };
  const payment = toPayment(reply.data);
  return payment?.key === key ? { kind: "found", payment } : { kind: "unknown" };
}

/** Why a withdrawal was not cancelled; `unavailable` = unknown. */
export type CancelWithdrawalRefusal =
  | "not-pending"
  | "excluded"
  | "account-frozen"
  | "unknown-payment"
  | "key-reused"
  | "unavailable";

/**
 * Cancels a pending withdrawal; one key acts once (OFC-02). null = the amount is back in the
 * account.
 */
export async function cancelWithdrawal(
  scope: PlatformScope,
  id: string,
  key: string,
): Promise<CancelWithdrawalRefusal | null> {
  if (!isIdOrKey(id)) return "unknown-payment";
  const headers = { [wireHeaders.idempotencyKey]: key };
  const reply = await call(scope, paymentCalls.takeBack, { params: { id }, headers });
  dropMemoised(scope, memoised.accounts);
  if (reply.ok) return null;
  const move = moneyCallFailure(reply.failure, paymentRefusalWire);
  if (move.kind === "said") {
    if (move.said.code === "not-found") return "unknown-payment";
    const said = takeBackRefusals.find((code) => code === move.said.code);
    return said ?? "unavailable";
  }
  if (move.kind !== "unknown") return "unavailable";
  // The answer was lost: the payment tells what became of it.
  const found = await loadPayment(scope, id);
  return found.ok && found.value?.state === "cancelled" ? null : "unavailable";
}

const takeBackRefusals = ["not-pending", "excluded", "account-frozen", "key-reused"] as const;

/** A payment as the wire has it; null if its amount does not fit its currency. */
export function toPayment({
  amount: text,
  at,
  dueAt,
  settledAt,
  ...same
}: PaymentWire): Payment | null {
  const amount = wireToMinor(text, same.iso);
  if (amount === null || amount <= 0) return null;
  return {
    ...same,
    amount,
    at: Date.parse(at),
    dueAt: parseTimestamp(dueAt),
    settledAt: parseTimestamp(settledAt),
  };
}

/** The time that a text of the wire states, ms since epoch; null = no text. */
export function parseTimestamp(text: string | null): number | null {
  return text === null ? null : Date.parse(text);
}

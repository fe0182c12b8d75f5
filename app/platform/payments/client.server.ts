import { isLimitCode } from "~/domain/limits/codes";
import { fromMinor } from "~/domain/money/money";
import {
  type Payment,
  type PaymentMethod,
  type PaymentMethodBounds,
  type PaymentOrder,
  type PaymentRefusal,
  paymentRefusalCodes,
} from "~/domain/payments/payment";
import { type Answer, type Failure, malformedField } from "../failure.server";
import { wireToMinor } from "../money.server";
import { moneyCallFailure } from "../money-call-failure.server";
import { moneyPolicy, queryPolicy } from "../policy.server";
import { dropMemoised } from "../scope/memo.server";
import type { PlatformScope } from "../scope.server";
import { bearerToken } from "../token.server";
import { call } from "../transport.server";
import { wireHeaders } from "../wire.server";
import {
  type PayMethodsWire,
  type PaymentRequestWire,
  type PaymentWire,
  payMethodsWire,
  paymentListWire,
  paymentRefusalWire,
  paymentWire,
} from "./wire.server";

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

/** Payment stored under a key. `none` only if the platform says so. */
export type PaymentLookupResult =
  | { readonly kind: "found"; readonly payment: Payment }
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

const base = "/web-api/officeapi/v1/payments";
const read = { timeoutMs: 1500, retries: 1, retryDelayMs: 100 } as const;
const methodsPolicy = queryPolicy("payments.methods", "bearer", read);
const listPolicy = queryPolicy("payments.list", "bearer", read);
const onePolicy = queryPolicy("payments.one", "bearer", read);
const keyPolicy = queryPolicy("payments.by-key", "bearer", { timeoutMs: 1500 });
const orderPolicy = moneyPolicy("payments.order", "bearer", 10_000);
const takeBackPolicy = moneyPolicy("payments.take-back", "bearer", 10_000);

/** Payment methods of the signed-in player, with their bounds. */
export async function loadPaymentMethods(
  scope: PlatformScope,
): Promise<Answer<readonly PaymentMethod[]>> {
  const reply = await call(scope, methodsPolicy, { path: `${base}/methods` }, payMethodsWire);
  if (!reply.ok) return reply;
  const methods: PaymentMethod[] = [];
  for (const { bounds: wire, ...method } of reply.data.methods) {
    const bounds = wire.map(boundsFrom).filter((row) => row !== null);
    if (bounds.length < wire.length) return malformedField(`methods.${method.id}.bounds`);
    methods.push({ ...method, bounds });
  }
  return { ok: true, value: methods };
}

/** Orders a deposit or a withdrawal under its key; sent once, never retried automatically. */
export async function orderPayment(
  scope: PlatformScope,
  order: PaymentOrder,
): Promise<PaymentOrderResult> {
  // Fetched first: without a token nothing is sent, which is a definite result.
  const token = await bearerToken(scope);
  if (!token.ok)
    return token.failure.kind === "unauthorized" ? refusedFor("sign-in") : { kind: "unsent" };
  const { kind, key, accountId, methodId, amount, iso } = order;
  const json: PaymentRequestWire = { accountId, methodId, amount: fromMinor(amount, iso) };
  const headers = { [wireHeaders.idempotencyKey]: key };
  const input = { method: "POST", path: `${base}/${kind}`, json, headers } as const;
  const reply = await call(scope, orderPolicy, input, paymentWire);
  dropMemoised(scope, "platform.accounts", "platform.player", "platform.limits");
  if (!reply.ok) return notMade(reply.failure, iso);
  const payment = paymentFrom(reply.data);
  // After a receipt that is unreadable or has another key, money may still have moved.
  return payment?.key === key ? { kind: "made", payment } : { kind: "unknown" };
}

/** Why a withdrawal was not cancelled; `unavailable` = unknown. */
export type CancelWithdrawalRefusal =
  | "not-pending"
  | "excluded"
  | "account-frozen"
  | "unknown-payment"
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
  if (!isName(id)) return "unknown-payment";
  const path = `${base}/{id}/take-back`;
  const headers = { [wireHeaders.idempotencyKey]: key };
  const input = { method: "POST", path, params: { id }, headers } as const;
  const reply = await call(scope, takeBackPolicy, input, paymentWire);
  dropMemoised(scope, "platform.accounts");
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

const takeBackRefusals = ["not-pending", "excluded", "account-frozen"] as const;

/** The player's latest payments, newest first. */
export async function listPayments(
  scope: PlatformScope,
  limit: number,
): Promise<Answer<readonly Payment[]>> {
  const reply = await call(scope, listPolicy, { path: base, query: { limit } }, paymentListWire);
  if (!reply.ok) return reply;
  const payments = reply.data.payments.map(paymentFrom).filter((payment) => payment !== null);
  return payments.length < reply.data.payments.length
    ? malformedField("payments.amount")
    : { ok: true, value: payments };
}

/** One of the player's payments; null = none has that id. */
export async function loadPayment(
  scope: PlatformScope,
  id: string,
): Promise<Answer<Payment | null>> {
  if (!isName(id)) return { ok: true, value: null };
  const reply = await call(scope, onePolicy, { path: `${base}/{id}`, params: { id } }, paymentWire);
  if (!reply.ok) return isAbsence(reply.failure) ? { ok: true, value: null } : reply;
  const payment = paymentFrom(reply.data);
  return payment ? { ok: true, value: payment } : malformedField("amount");
}

/** Result of the order with this key; "none" only if the platform says so. */
export async function findPaymentByKey(
  scope: PlatformScope,
  key: string,
): Promise<PaymentLookupResult> {
  if (!isName(key)) return { kind: "none" };
  const path = `${base}/by-key/{key}`;
  const reply = await call(scope, keyPolicy, { path, params: { key } }, paymentWire);
  if (!reply.ok) return { kind: isAbsence(reply.failure) ? "none" : "unknown" };
  const payment = paymentFrom(reply.data);
  return payment?.key === key ? { kind: "found", payment } : { kind: "unknown" };
}

function boundsFrom({ kind, iso, min, max }: PayMethodsWire["methods"][number]["bounds"][number]) {
  const bounds = { min: wireToMinor(min, iso), max: wireToMinor(max, iso) };
  if (bounds.min === null || bounds.max === null) return null;
  return { kind, iso, min: bounds.min, max: bounds.max } satisfies PaymentMethodBounds;
}

/** Null if the amount does not fit its currency. */
function paymentFrom({ amount: text, at, dueAt, settledAt, ...same }: PaymentWire): Payment | null {
  const amount = wireToMinor(text, same.iso);
  if (amount === null || amount <= 0) return null;
  return {
    ...same,
    amount,
    at: Date.parse(at),
    dueAt: momentOf(dueAt),
    settledAt: momentOf(settledAt),
  };
}

function momentOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text);
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
      ...(until === undefined ? {} : { until: momentOf(until) }),
    },
  };
}

function refusedFor(code: PaymentRefusal["code"]): PaymentOrderResult {
  return { kind: "refused", refusal: { code } };
}

/** Whether the service itself answered 404; a gateway's 404 says nothing about payments. */
function isAbsence(failure: Failure) {
  return failure.kind === "refused" && failure.status === 404 && failure.code === "not-found";
}

/** Whether the text can be an id or key; visitors type both into addresses. */
function isName(text: string) {
  return /^[\w-]{1,80}$/.test(text);
}

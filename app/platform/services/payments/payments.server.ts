import type { Payment } from "~/domain/payments/payment";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { isIdOrKey, isNotFoundByService } from "../../transport/lookup.server";
import type { PlatformScope } from "../../transport/scope.server";
import { paymentCalls } from "./calls.server";
import { toPayment } from "./translate.server";

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

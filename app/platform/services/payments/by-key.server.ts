import type { Payment } from "~/domain/payments/payment";
import { call } from "../../transport/call.server";
import { isIdOrKey, isNotFoundByService } from "../../transport/lookup.server";
import type { PlatformScope } from "../../transport/scope.server";
import { paymentCalls } from "./calls.server";
import { toPayment } from "./translate.server";

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

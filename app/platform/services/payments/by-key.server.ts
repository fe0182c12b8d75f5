import type { Payment } from "~/domain/payments/payment";
import { call } from "../../transport/call.server";
import { isIdOrKey, isNotFoundByService } from "../../transport/lookup.server";
import { queryPolicy } from "../../transport/policy.server";
import type { PlatformScope } from "../../transport/scope.server";
import { toPayment } from "./translate.server";
import { paymentWire } from "./wire.server";

/** Payment stored under a key. `none` only if the platform says so. */
export type PaymentLookupResult =
  | { readonly kind: "found"; readonly payment: Payment }
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

const base = "/web-api/officeapi/v1/payments";
const keyPolicy = queryPolicy("payments.by-key", "bearer", { timeoutMs: 1500 });

/** Loads the payment that the order with this key made; `none` only if the platform says so. */
export async function findPaymentByKey(
  scope: PlatformScope,
  key: string,
): Promise<PaymentLookupResult> {
  if (!isIdOrKey(key)) return { kind: "none" };
  const path = `${base}/by-key/{key}`;
  const reply = await call(scope, keyPolicy, { path, params: { key } }, paymentWire);
  if (!reply.ok) return { kind: isNotFoundByService(reply.failure) ? "none" : "unknown" };
  const payment = toPayment(reply.data);
  return payment?.key === key ? { kind: "found", payment } : { kind: "unknown" };
}

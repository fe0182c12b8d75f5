import type { PaymentRefusal } from "~/domain/payments/payment-refusal";
import type { TypedPaymentOrder } from "./form";

/** Why nothing was paid, with the typed values. */
export interface RefusedCashierReply {
  readonly refusals: readonly PaymentRefusal[];
  readonly typed: TypedPaymentOrder;
}

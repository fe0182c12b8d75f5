import type { PaymentRefusal } from "~/domain/payments/payment";
import type { TypedOrder } from "./form";

/** Why nothing was paid, with the typed values. */
export interface CashierReply {
  readonly refusals: readonly PaymentRefusal[];
  readonly typed: TypedOrder;
}

import type { PaymentRefusal } from "~/domain/payments/payment-refusal";
import type { FormReply } from "~/features/forms/reply";

/** Reply to a form of the cashier; `data` has what the words of its errors need besides the codes. */
export type CashierReply = FormReply<readonly PaymentRefusal[]>;

import type { Minor } from "../money/amount";
import type { PaymentMethodNameAndCard } from "./payment-method";

/** Direction of the money: into an account, or out of it. */
export type PaymentKind = "deposit" | "withdrawal";

/** `pending`: in process at the bank; `declined` by the bank; `cancelled` by the payer on the bank's page. */
export const paymentStates = ["paid", "pending", "declined", "cancelled"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A payment as the platform stores it; times are ms since epoch. */
export interface Payment<C extends string = string> {
  readonly id: string;
  readonly key: string;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly amount: Minor<C>;
  readonly iso: C;
  readonly accountId: number;
  readonly method: PaymentMethodNameAndCard;
  readonly at: number;
  /**
   * When a pending payment is expected to be settled, ms since epoch; null where the platform does
   * not say.
   */
  readonly dueAt: number | null;
  /** When it was settled; null while pending. */
  readonly settledAt: number | null;
}

/** An order for the platform: `amount` in the account's currency, with a key that makes it pay once. */
export interface PaymentOrder<C extends string = string> {
  readonly kind: PaymentKind;
  readonly key: string;
  readonly accountId: number;
  readonly methodId: string;
  readonly amount: Minor<C>;
  readonly iso: C;
}

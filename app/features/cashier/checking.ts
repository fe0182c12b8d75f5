import type { TypedPaymentOrder } from "./form";

/**
 * An order whose response was lost, as the session stores it: it keeps its key until its result is known
 * (CPP-11).
 */
export interface PaymentOrderBeingChecked extends TypedPaymentOrder {
  readonly key: string;
  /** When its response was lost, ms since epoch. */
  readonly since: number;
}

/**
 * How long an order that was not made keeps its key after a lost response, ms: no request arrives later than
 * that.
 */
const keptMs = 15 * 60_000;

/** Whether an order unknown to the platform may be removed with its key; `now` is ms since epoch. */
export function canDropPaymentOrder(
  { since }: Pick<PaymentOrderBeingChecked, "since">,
  now: number,
): boolean {
  return now >= since + keptMs;
}

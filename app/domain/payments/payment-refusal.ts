import type { LimitCode } from "../limits/codes";
import type { Minor } from "../money/amount";

/** Reasons why nothing was paid. */
export const paymentRefusalCodes = [
  "amount",
  "below-minimum",
  "above-maximum",
  "limit",
  "funds",
  "account",
  "method",
  "method-out",
  "excluded",
  "account-frozen",
  "key-reused",
  "expired",
  "sign-in",
  "unavailable",
  "too-often",
  "reality-check",
  "age-gate",
] as const;

export type PaymentRefusalCode = (typeof paymentRefusalCodes)[number];

/** A refusal: no money has moved (CPP-08). */
export interface PaymentRefusal {
  readonly code: PaymentRefusalCode;
  /**
   * The amount that the refusal is about, by its code: the minimum, the maximum, what is left of a
   * limit, or the balance; in the account's currency.
   */
  readonly bound?: Minor;
  /** The deposit limit that refuses, the strictest one (LIM-14). */
  readonly limit?: LimitCode;
  /** When the lock on deposits ends, ms since epoch; null = no end, absent = not stated. */
  readonly until?: number | null;
  /** Time until it may be sent again, s (SEC-07). */
  readonly waitS?: number;
}

const fields: Partial<Record<PaymentRefusalCode, "amount" | "accountId" | "method">> = {
  amount: "amount",
  "below-minimum": "amount",
  "above-maximum": "amount",
  limit: "amount",
  funds: "amount",
  account: "accountId",
  method: "method",
  "method-out": "method",
};

/** The field of a refusal; null = the whole form. */
export function paymentRefusalField({
  code,
}: Pick<PaymentRefusal, "code">): "amount" | "accountId" | "method" | null {
  return fields[code] ?? null;
}

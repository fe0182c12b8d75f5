import type { LimitCode } from "../limits/codes";
import {
  asMinor,
  atLeast,
  capAmount,
  isAmountAbove,
  type Minor,
  multiplyAmount,
} from "../money/amount";

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
  readonly method: PaymentMethodName;
  readonly at: number;
  /** Expected settlement of a pending payment; null where the platform does not say. */
  readonly dueAt: number | null;
  /** When it was settled; null while pending. */
  readonly settledAt: number | null;
}

/** The name of a payment method; for a card also its last four digits, and never more of its number. */
export interface PaymentMethodName {
  readonly name: string;
  readonly card: string | null;
}

/** Minimum and maximum of a payment method, one row per currency and kind. */
export interface PaymentMethodBounds {
  readonly kind: PaymentKind;
  readonly iso: string;
  readonly min: Minor;
  readonly max: Minor;
}

/** A payment method. */
export interface PaymentMethod extends PaymentMethodName {
  readonly id: string;
  /** A note shown before the method is chosen, in the reader's language. */
  readonly note: string | null;
  readonly bounds: readonly PaymentMethodBounds[];
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

/** Reasons why nothing was paid. */
export const paymentRefusalCodes = [
  "amount",
  "below-minimum",
  "above-maximum",
  "limit",
  "funds",
  "account",
  "method",
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
  /** The minimum, the maximum, the limit's remainder or the balance; in the account's currency. */
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
};

/** The field of a refusal; null = the whole form. */
export function paymentRefusalField({
  code,
}: Pick<PaymentRefusal, "code">): "amount" | "accountId" | "method" | null {
  return fields[code] ?? null;
}

/** A method's bounds for a currency and a direction; null = not supported. */
export function paymentMethodBounds<C extends string>(
  method: Pick<PaymentMethod, "bounds">,
  kind: PaymentKind,
  iso: C,
): { readonly min: Minor<C>; readonly max: Minor<C> } | null {
  const row = method.bounds.find((each) => each.kind === kind && each.iso === iso);
  return row ? { min: asMinor(row.min, iso), max: asMinor(row.max, iso) } : null;
}

/**
 * The lowest minimum and highest maximum of all methods for a currency and a direction; null = none supports
 * it.
 */
export function paymentBoundsAcrossMethods(
  methods: readonly Pick<PaymentMethod, "bounds">[],
  kind: PaymentKind,
  iso: string,
): { readonly min: Minor; readonly max: Minor } | null {
  const [first, ...rest] = methods
    .map((method) => paymentMethodBounds(method, kind, iso))
    .filter((row) => row !== null);
  if (!first) return null;
  return rest.reduce(
    (all, { min, max }) => ({ min: capAmount(all.min, min), max: atLeast(all.max, max) }),
    first,
  );
}

/** Deposits offered for one press: 10, 20, 50 and 100 times the minimum, as far as the maximum allows. */
export function quickDepositAmounts({
  min,
  max,
}: {
  readonly min: Minor;
  readonly max: Minor;
}): Minor[] {
  return [10, 20, 50, 100]
    .map((count) => multiplyAmount(min, count))
    .filter((amount) => !isAmountAbove(amount, max));
}

import type { LimitCode } from "../limits/codes";
import { asMinor, atLeast, atMost, type Minor } from "../money/amount";

/** Which way money goes: into an account, or out of it. */
export type PaymentKind = "deposit" | "withdrawal";

/** `pending`: on its way at the bank; `declined` by the bank; `cancelled` by the payer, at the bank's own page. */
export const paymentStates = ["paid", "pending", "declined", "cancelled"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A payment as the platform keeps it; times are ms since epoch. */
export interface Payment<C extends string = string> {
  readonly id: string;
  readonly key: string;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly amount: Minor<C>;
  readonly iso: C;
  readonly accountId: number;
  readonly method: MethodName;
  readonly at: number;
  /** When a pending one should be done; null where nobody can say. */
  readonly dueAt: number | null;
  /** When it was decided; null while it is pending. */
  readonly settledAt: number | null;
}

/** How a way of paying is called; of a card the last four digits, and never more of its number. */
export interface MethodName {
  readonly name: string;
  readonly card: string | null;
}

/** What a way of paying takes, one row for each currency and kind that it serves. */
export interface MethodBounds {
  readonly kind: PaymentKind;
  readonly iso: string;
  readonly min: Minor;
  readonly max: Minor;
}

/** A way to pay in or out. */
export interface PayMethod extends MethodName {
  readonly id: string;
  /** What is to be known before it is chosen, in the reader's language. */
  readonly note: string | null;
  readonly bounds: readonly MethodBounds[];
}

/** What is asked of the platform: `amount` of the account's currency, under a key that pays once. */
export interface PaymentOrder<C extends string = string> {
  readonly kind: PaymentKind;
  readonly key: string;
  readonly accountId: number;
  readonly methodId: string;
  readonly amount: Minor<C>;
  readonly iso: C;
}

/** Why nothing was paid. */
export const payCodes = [
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
export type PayCode = (typeof payCodes)[number];

/** A refusal: nothing has moved (CPP-08). */
export interface PayRefusal {
  readonly code: PayCode;
  /** The least, the most, what a limit leaves or what the account has; of the account's currency. */
  readonly bound?: Minor;
  /** The deposit limit that refuses: the strictest one (LIM-14). */
  readonly limit?: LimitCode;
  /** Until when deposits are not taken, ms since epoch; null = without end, absent = not said. */
  readonly until?: number | null;
  /** Seconds until it may be sent again (SEC-07). */
  readonly waitS?: number;
}

const fields: Partial<Record<PayCode, "amount" | "accountId" | "method">> = {
  amount: "amount",
  "below-minimum": "amount",
  "above-maximum": "amount",
  limit: "amount",
  funds: "amount",
  account: "accountId",
  method: "method",
};

/** The field that a refusal stands at; null = the whole form. */
export function fieldOf({ code }: Pick<PayRefusal, "code">): "amount" | "accountId" | "method" | null {
  return fields[code] ?? null;
}

/** What a method takes of a currency, one way; null = it does not serve that. */
export function boundsOf<C extends string>(
  method: Pick<PayMethod, "bounds">,
  kind: PaymentKind,
  iso: C,
): { readonly min: Minor<C>; readonly max: Minor<C> } | null {
  const row = method.bounds.find((each) => each.kind === kind && each.iso === iso);
  return row ? { min: asMinor(row.min, iso), max: asMinor(row.max, iso) } : null;
}

/** The least and the most that any of the methods takes of a currency, one way; null = none does. */
export function boundsAcross(
  methods: readonly Pick<PayMethod, "bounds">[],
  kind: PaymentKind,
  iso: string,
): { readonly min: Minor; readonly max: Minor } | null {
  const [first, ...rest] = methods.map((method) => boundsOf(method, kind, iso)).filter((row) => row !== null);
  if (!first) return null;
  return rest.reduce(
    (all, { min, max }) => ({ min: atMost(all.min, min), max: atLeast(all.max, max) }),
    first,
  );
}

/** Whether a text can be the key of a payment. */
export function isPaymentKey(text: string): boolean {
  return /^[\w-]{8,64}$/.test(text);
}

import type { Payment, PaymentKind, PaymentState } from "~/domain/payments/payment";
import type { Language } from "~/i18n/languages";
import { type ParamlessLinkableScreenId, screenPath } from "../screens/links";

const screens = {
  deposit: {
    paid: "onpay-success",
    declined: "onpay-fail",
    pending: "onpay-pending",
    cancelled: "onpay-cancel",
  },
  withdrawal: {
    paid: "onpay-withdraw-success",
    declined: "onpay-withdraw-fail",
    pending: "onpay-withdraw-pending",
    cancelled: "onpay-withdraw-cancel",
  },
} as const satisfies Record<PaymentKind, Record<PaymentState, ParamlessLinkableScreenId>>;

/** The page with the result of a payment. */
export function paymentResultPath(
  lng: Language,
  { id, kind, state }: Pick<Payment, "id" | "kind" | "state">,
): string {
  return `${screenPath(lng, screens[kind][state])}?payment=${encodeURIComponent(id)}`;
}

/** The kind of payment and its result that an outcome screen shows; null for other screens. */
export function outcomeOfScreen(
  screenId: string,
): { readonly kind: PaymentKind; readonly state: PaymentState } | null {
  for (const kind of ["deposit", "withdrawal"] as const)
    for (const state of ["paid", "declined", "pending", "cancelled"] as const)
      if (screens[kind][state] === screenId) return { kind, state };
  return null;
}

/** The page for payments of a kind. */
export function cashierPath(lng: Language, kind: PaymentKind): string {
  return screenPath(lng, kind === "deposit" ? "office:recharge" : "office:deduce");
}

import { type Account, accountTypes } from "~/domain/accounts/account";
import { isAmountAbove, isAmountBelow } from "~/domain/money/amount";
import { parseTypedAmount, plainAmount } from "~/domain/money/money";
import type { PaymentKind, PaymentOrder } from "~/domain/payments/payment";
import { type PaymentMethod, paymentMethodBounds } from "~/domain/payments/payment-method";
import type { PaymentRefusal } from "~/domain/payments/payment-refusal";
import type { SiteConfig } from "~/domain/settings/site-config";
import type { Language } from "~/i18n/languages";

/** Typed values of the cashier's form. */
export interface TypedPaymentOrder {
  readonly amount: string;
  readonly accountId: string;
  readonly method: string;
}

/** What the form is validated against. */
export interface AllowedPaymentChoices {
  readonly kind: PaymentKind;
  readonly accounts: readonly Account[];
  readonly methods: readonly PaymentMethod[];
}

export type ValidatedPaymentOrder =
  | { readonly ok: true; readonly order: PaymentOrder }
  | { readonly ok: false; readonly refusals: readonly PaymentRefusal[] };

/** Typed values of a form, each cut to the maximum length of a field. */
export function readTypedPaymentOrder(typed: Readonly<Record<string, unknown>>): TypedPaymentOrder {
  const text = (name: string) => String(typed[name] ?? "").slice(0, 64);
  return { amount: text("amount"), accountId: text("accountId"), method: text("method") };
}

/** Typed values from the address, carried through a reality check, the age gate or changed terms. */
export function typedPaymentOrderFromAddress(query: URLSearchParams): Partial<TypedPaymentOrder> {
  const text = (name: keyof TypedPaymentOrder) => {
    const found = query.get(name);
    return found === null ? {} : { [name]: found.slice(0, 64) };
  };
  return { ...text("amount"), ...text("accountId"), ...text("method") };
}

/** Payment methods, with those marked whose service is out as site config or the platform says (POP-14). */
export function methodsWithOutage(
  methods: readonly PaymentMethod[],
  { paymentMethodsOut }: Pick<SiteConfig, "paymentMethodsOut">,
): readonly PaymentMethod[] {
  return methods.map((method) => ({
    ...method,
    isOut: method.isOut || paymentMethodsOut.includes(method.id),
  }));
}

/** Accounts for deposits and withdrawals: all but bonus accounts, in a currency that some method supports. */
export function nonBonusAccountsWithPaymentMethod({
  kind,
  accounts,
  methods,
}: AllowedPaymentChoices): readonly Account[] {
  return accounts.filter(
    ({ type, iso }) =>
      type !== accountTypes.bonus &&
      methods.some((method) => paymentMethodBounds(method, kind, iso) !== null),
  );
}

/**
 * Validates the form as an order: an amount as free text (CPN-10), within the method's bounds, and for a
 * withdrawal within the balance. It returns all errors at once. The platform checks limits (CPP-08).
 */
export function validatePaymentOrder(
  typed: TypedPaymentOrder,
  key: string,
  facts: AllowedPaymentChoices & { readonly lng: Language },
): ValidatedPaymentOrder {
  const { kind } = facts;
  const account = nonBonusAccountsWithPaymentMethod(facts).find(
    ({ id }) => String(id) === typed.accountId,
  );
  const method = facts.methods.find(({ id }) => id === typed.method);
  const bounds = account && method ? paymentMethodBounds(method, kind, account.iso) : null;
  const refusals: PaymentRefusal[] = [];
  if (!account) refusals.push({ code: "account" });
  if (!method || (account && !bounds)) refusals.push({ code: "method" });
  else if (method.isOut) refusals.push({ code: "method-out" });
  if (!account) return { ok: false, refusals };

  const read = parseTypedAmount(plainAmount(typed.amount, account.iso, facts.lng), account.iso);
  if (!read.ok || read.minor === 0) refusals.push({ code: "amount" });
  else if (bounds && isAmountBelow(read.minor, bounds.min))
    refusals.push({ code: "below-minimum", bound: bounds.min });
  else if (bounds && isAmountAbove(read.minor, bounds.max))
    refusals.push({ code: "above-maximum", bound: bounds.max });
  else if (kind === "withdrawal" && isAmountAbove(read.minor, account.money))
    refusals.push({ code: "funds", bound: account.money });
  if (refusals.length > 0 || !method || !read.ok) return { ok: false, refusals };
  const { id: accountId, iso } = account;
  return {
    ok: true,
    order: { kind, key, accountId, methodId: method.id, amount: read.minor, iso },
  };
}

import { asMinor, capAmount, type Minor, raiseAmountToMinimum } from "../money/amount";
import type { PaymentKind } from "./payment";

/** The name of a payment method; for a card also its last four digits, and never more of its number. */
export interface PaymentMethodNameAndCard {
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
export interface PaymentMethod extends PaymentMethodNameAndCard {
  readonly id: string;
  /** A note shown before the method is chosen, in the reader's language. */
  readonly note: string | null;
  /** Its service is out: no payment can be made with it now (POP-14). */
  readonly isOut: boolean;
  readonly bounds: readonly PaymentMethodBounds[];
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
    (all, { min, max }) => ({
      min: capAmount(all.min, min),
      max: raiseAmountToMinimum(all.max, max),
    }),
    first,
  );
}

import type { Account } from "~/domain/accounts/account";
import type { Payment, PaymentKind } from "~/domain/payments/payment";
import type { PaymentMethod } from "~/domain/payments/payment-method";
import type { LimitField } from "~/features/limits/view";
import type { TimeStyle } from "~/i18n/zone";
import type { RunningBonus } from "~/platform/services/bonuses/client.server";
import type { CashierState } from "./cashier-state.server";
import type { TypedPaymentOrder } from "./form";

/** Loader data of the page of deposits or withdrawals. */
export interface CashierData {
  readonly kind: PaymentKind;
  readonly state: CashierState;
  readonly accounts: readonly Account[];
  readonly methods: readonly PaymentMethod[];
  /** Initial values of the fields: typed before, or a likely default. */
  readonly typed: TypedPaymentOrder;
  readonly key: string;
  /** Whether an order with a lost response turned out not to be made. */
  readonly isNotMade: boolean;
  /** Deposit limits in force with what is left of them, and their currency (LIM-14). */
  readonly limits: readonly LimitField[];
  readonly limitsIso: string | null;
  /** Newest first; null = they cannot be loaded. */
  readonly latest: readonly Payment[] | null;
  readonly timeStyle: TimeStyle;
  /**
   * Running bonuses, which a withdrawal in their currency ends (OFC-08); only on the page of
   * withdrawals.
   */
  readonly bonuses: readonly RunningBonus[];
  /** The platform wants documents before or beside a deposit (OFC-05). */
  readonly asksForDocuments: boolean;
}

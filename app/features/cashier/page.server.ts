import { randomUUID } from "node:crypto";
import type { Account } from "~/domain/accounts/account";
import { limitRaiseApprovalDelayMs } from "~/domain/limits/approval";
import type { Payment, PaymentKind } from "~/domain/payments/payment";
import { type PaymentMethod, paymentMethodBounds } from "~/domain/payments/payment-method";
import { loadPlayerAccounts } from "~/features/accounts/player-accounts.server";
import { areProtectionsKnown } from "~/features/gate/can-judge";
import type { RequestContext } from "~/features/gate/request-context";
import { buildLimitsView, type LimitField } from "~/features/limits/view";
import type { TimeStyle } from "~/i18n/zone";
import { loadRunningBonuses, type RunningBonus } from "~/platform/services/bonuses/client.server";
import { listPayments, loadPaymentMethods } from "~/platform/services/payments/client.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { type CashierState, cashierStateOf } from "./cashier-state.server";
import {
  methodsWithOutage,
  nonBonusAccountsWithPaymentMethod,
  type TypedPaymentOrder,
  typedPaymentOrderFromAddress,
} from "./form";
import { paymentResultPath } from "./outcome-path";
import { resolveStoredPaymentOrder } from "./payment-lookup.server";

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

/** Maximum number of payments listed under the form. */
const mostPayments = 10;

/**
 * Loads all data of the page; redirects to the result of a pending order once it is known (LIM-14, LIM-18).
 */
export async function loadCashierPage(
  context: RequestContext,
  request: Request,
  kind: PaymentKind,
): Promise<CashierData> {
  const { platform, limits, settings } = context;
  const looked = await resolveStoredPaymentOrder(context, request, kind);
  if (looked.kind === "made") throw leaveFor(context, looked.payment);
  const [accounts, methods, latest, bonuses] = await Promise.all([
    loadPlayerAccounts(context),
    loadPaymentMethods(platform),
    listPayments(platform, mostPayments),
    kind === "withdrawal" ? loadRunningBonuses(platform) : null,
  ]);
  const known = methods.ok ? methodsWithOutage(methods.value, context.config) : [];
  const own = accounts
    ? nonBonusAccountsWithPaymentMethod({ kind, accounts: accounts.all, methods: known })
    : [];
  const chosen = own.find(({ isActive }) => isActive) ?? own[0];
  const serving = known.filter((method) => method.bounds.some((row) => row.kind === kind));
  const usable = serving.filter(
    (method) => chosen && paymentMethodBounds(method, kind, chosen.iso),
  );
  const first = usable.find(({ isOut }) => !isOut) ?? usable[0];
  const isKnown =
    accounts !== null && methods.ok && (kind === "withdrawal" || areProtectionsKnown(context));
  return {
    kind,
    state: cashierStateOf(context, {
      kind,
      looked,
      isKnown,
      isFrozen: accounts?.isFrozen ?? false,
    }),
    accounts: own,
    methods: serving,
    typed:
      looked.kind === "not-made"
        ? looked.order
        : {
            amount: "",
            accountId: String(chosen?.id ?? ""),
            method: first?.id ?? "",
            ...typedPaymentOrderFromAddress(context.url.searchParams),
          },
    key: looked.kind === "not-made" ? looked.order.key : randomUUID(),
    isNotMade: looked.kind === "not-made",
    limits: kind === "deposit" ? depositLimitsInForce(context) : [],
    limitsIso: limits?.iso ?? null,
    latest: latest.ok ? latest.value : null,
    timeStyle: { timeZone: settings.timeZone, is12h: settings.is12h },
    bonuses: bonuses?.ok ? bonuses.value : [],
    asksForDocuments: kind === "deposit" && context.player?.asksForDocuments === true,
  };
}

function leaveFor(context: RequestContext, payment: Payment): Response {
  return redirectWithCookies(context.scope, paymentResultPath(context.lng, payment), 303);
}

/** Deposit limits in force with what is left of them (LIM-14). */
function depositLimitsInForce({ limits, config, now }: RequestContext): readonly LimitField[] {
  if (!limits) return [];
  const { sections } = buildLimitsView({
    limits: limits.all,
    choices: { iso: limits.iso, values: new Map() },
    now,
    isBySection: false,
    delayMs: limitRaiseApprovalDelayMs(config.playerSafety),
  });
  const fields = sections.find(({ section }) => section === "deposit")?.fields ?? [];
  return fields.filter(({ held }) => held !== null);
}

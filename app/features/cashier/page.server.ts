import { randomUUID } from "node:crypto";
import type { Payment, PaymentKind } from "~/domain/payments/payment";
import { paymentMethodBounds } from "~/domain/payments/payment-method";
import { loadPlayerAccounts } from "~/features/accounts/player-accounts.server";
import { areProtectionsKnown } from "~/features/gate/can-judge";
import type { RequestContext } from "~/features/gate/request-context";
import { loadRunningBonuses } from "~/platform/services/bonuses/client.server";
import { listPayments, loadPaymentMethods } from "~/platform/services/payments/client.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import type { CashierData } from "./cashier-data.server";
import { cashierStateOf } from "./cashier-state.server";
import { depositLimitsInForce } from "./deposit-limits.server";
import { nonBonusAccountsWithPaymentMethod, typedPaymentOrderFromAddress } from "./form";
import { paymentResultPath } from "./outcome-path";
import { resolveStoredPaymentOrder } from "./payment-lookup.server";

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
  const known = methods.ok ? methods.value : [];
  const own = accounts
    ? nonBonusAccountsWithPaymentMethod({ kind, accounts: accounts.all, methods: known })
    : [];
  const chosen = own.find(({ isActive }) => isActive) ?? own[0];
  const serving = known.filter((method) => method.bounds.some((row) => row.kind === kind));
  const first = serving.find((method) => chosen && paymentMethodBounds(method, kind, chosen.iso));
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

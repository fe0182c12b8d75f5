import { randomUUID } from "node:crypto";
import type { Account } from "~/domain/accounts/account";
import { limitRaiseDelayMs } from "~/domain/limits/approval";
import { findLongestPlayLock } from "~/domain/limits/limit";
import {
  type Payment,
  type PaymentKind,
  type PaymentMethod,
  paymentMethodBounds,
} from "~/domain/payments/payment";
import { loadPlayerAccounts } from "~/features/coupon/load.server";
import { areProtectionsKnown } from "~/features/gate/can-judge";
import type { RequestContext } from "~/features/gate/request-context";
import { buildLimitsView, type LimitField } from "~/features/limits/view";
import type { TimeStyle } from "~/i18n/zone";
import { loadRunningBonuses, type RunningBonus } from "~/platform/bonuses/client.server";
import { loadPaymentMethods } from "~/platform/payments/methods.server";
import { listPayments } from "~/platform/payments/payments.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { declinedLimitQuery, isLimitOffered } from "./first-limit";
import { cashierAccounts, paymentOrderFromAddress, type TypedPaymentOrder } from "./form";
import { paymentResultPath } from "./outcome-path";
import { lookUpPayment, type PaymentLookup } from "./payment-lookup.server";

/** Maximum number of payments listed under the form. */
const mostPayments = 10;

/** What the page shows: the form, or why there is none. */
export type CashierState =
  | { readonly kind: "form" }
  /** A limit is offered before the form (LIM-18). */
  | { readonly kind: "offer" }
  /** Deposits are locked until a moment, ms since epoch; null = no end (LIM-12). */
  | { readonly kind: "locked"; readonly until: number | null }
  | { readonly kind: "frozen" }
  /** Data that a payment needs cannot be loaded (LIM-20). */
  | { readonly kind: "unavailable" }
  /** The result of an order is unknown (CPP-11). */
  | { readonly kind: "checking"; readonly order: TypedPaymentOrder };

/** Loader data of the page of deposits or withdrawals. */
export interface CashierData {
  readonly kind: PaymentKind;
  readonly state: CashierState;
  readonly accounts: readonly Account[];
  readonly methods: readonly PaymentMethod[];
  /** Initial values of the fields: typed before, or a likely default. */
  readonly typed: TypedPaymentOrder;
  readonly key: string;
  /** An order that was being checked turned out not to be made. */
  readonly isNotMade: boolean;
  /** Deposit limits in force with what is left of them, and their currency (LIM-14). */
  readonly limits: readonly LimitField[];
  readonly limitsIso: string | null;
  /** Newest first; null = they cannot be loaded. */
  readonly latest: readonly Payment[] | null;
  readonly timeStyle: TimeStyle;
  /** Running bonuses, which a withdrawal in their currency ends (OFC-08); only where one is made. */
  readonly bonuses: readonly RunningBonus[];
  /** The platform wants documents before or beside a deposit (OFC-05). */
  readonly asksForDocuments: boolean;
}

/**
 * Loads all data of the page; redirects to the result of a pending order once it is known (LIM-14, LIM-18).
 */
export async function loadCashierPage(
  context: RequestContext,
  request: Request,
  kind: PaymentKind,
): Promise<CashierData> {
  const { platform, limits, settings } = context;
  const looked = await lookUpPayment(context, request, kind);
  if (looked.kind === "made") throw leaveFor(context, looked.payment);
  const [accounts, methods, latest, bonuses] = await Promise.all([
    loadPlayerAccounts(context),
    loadPaymentMethods(platform),
    listPayments(platform, mostPayments),
    kind === "withdrawal" ? loadRunningBonuses(platform) : null,
  ]);
  const known = methods.ok ? methods.value : [];
  const own = accounts ? cashierAccounts({ kind, accounts: accounts.all, methods: known }) : [];
  const chosen = own.find(({ isActive }) => isActive) ?? own[0];
  const serving = known.filter((method) => method.bounds.some((row) => row.kind === kind));
  const first = serving.find((method) => chosen && paymentMethodBounds(method, kind, chosen.iso));
  const isKnown =
    accounts !== null && methods.ok && (kind === "withdrawal" || areProtectionsKnown(context));
  return {
    kind,
    state: stateOf(context, { kind, looked, isKnown, isFrozen: accounts?.isFrozen ?? false }),
    accounts: own,
    methods: serving,
    typed:
      looked.kind === "not-made"
        ? looked.order
        : {
            amount: "",
            accountId: String(chosen?.id ?? ""),
            method: first?.id ?? "",
            ...paymentOrderFromAddress(context.url.searchParams),
          },
    key: looked.kind === "not-made" ? looked.order.key : randomUUID(),
    isNotMade: looked.kind === "not-made",
    limits: kind === "deposit" ? depositLimits(context) : [],
    limitsIso: limits?.iso ?? null,
    latest: latest.ok ? latest.value : null,
    timeStyle: { timeZone: settings.timeZone, is12h: settings.is12h },
    bonuses: bonuses?.ok ? bonuses.value : [],
    asksForDocuments: kind === "deposit" && context.player?.asksForDocuments === true,
  };
}

interface Found {
  readonly kind: PaymentKind;
  readonly looked: PaymentLookup;
  readonly isKnown: boolean;
  readonly isFrozen: boolean;
}

function stateOf(
  { limits, player, now, url }: RequestContext,
  { kind, looked, isKnown, isFrozen }: Found,
): CashierState {
  if (looked.kind === "checking") return { kind: "checking", order: looked.order };
  if (!isKnown) return { kind: "unavailable" };
  if (isFrozen) return { kind: "frozen" };
  const lock = kind === "deposit" && limits ? findLongestPlayLock(limits.all, now) : null;
  if (lock) return { kind: "locked", until: lock.endsAt };
  const isAsked =
    kind === "deposit" && player !== null && isLimitOffered(player.hasDeposit, limits?.all ?? []);
  const isAnswered = url.search.slice(1).split("&").includes(declinedLimitQuery);
  return isAsked && !isAnswered ? { kind: "offer" } : { kind: "form" };
}

function depositLimits({ limits, config, now }: RequestContext): readonly LimitField[] {
  if (!limits) return [];
  const { sections } = buildLimitsView({
    limits: limits.all,
    choices: { iso: limits.iso, values: new Map() },
    now,
    isBySection: false,
    delayMs: limitRaiseDelayMs(config.playerSafety),
  });
  const fields = sections.find(({ section }) => section === "deposit")?.fields ?? [];
  return fields.filter(({ held }) => held !== null);
}

function leaveFor(context: RequestContext, payment: Payment): Response {
  return redirectWithCookies(context.scope, paymentResultPath(context.lng, payment), 303);
}

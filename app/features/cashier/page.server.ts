import { randomUUID } from "node:crypto";
import type { Account } from "~/domain/accounts/account";
import { delayMsOf } from "~/domain/limits/approval";
import { lockOf } from "~/domain/limits/limit";
import {
  boundsOf,
  type PayMethod,
  type Payment,
  type PaymentKind,
} from "~/domain/payments/payment";
import { accountsOf } from "~/features/coupon/load.server";
import { canJudge } from "~/features/gate/can-judge";
import type { RequestContext } from "~/features/gate/request-context";
import { type LimitField, limitsView } from "~/features/limits/view";
import type { TimeStyle } from "~/i18n/zone";
import { loadRunningBonuses, type RunningBonus } from "~/platform/bonuses/client.server";
import { listPayments, loadPayMethods } from "~/platform/payments/client.server";
import { redirectWithCookies } from "~/server/request-scope.server";
import { isLimitOffered, withoutLimit } from "./first-limit";
import { linkedOrder, payAccounts, type TypedOrder } from "./form";
import { outcomePath } from "./outcome-path";
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
  | { readonly kind: "checking"; readonly order: TypedOrder };

/** Loader data of the page of deposits or withdrawals. */
export interface CashierData {
  readonly kind: PaymentKind;
  readonly state: CashierState;
  readonly accounts: readonly Account[];
  readonly methods: readonly PayMethod[];
  /** Initial values of the fields: typed before, or a likely default. */
  readonly typed: TypedOrder;
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
export async function cashierPage(
  context: RequestContext,
  request: Request,
  kind: PaymentKind,
): Promise<CashierData> {
  const { platform, limits, settings } = context;
  const looked = await lookUpPayment(context, request, kind);
  if (looked.kind === "made") throw leaveFor(context, looked.payment);
  const [accounts, methods, latest, bonuses] = await Promise.all([
    accountsOf(context),
    loadPayMethods(platform),
    listPayments(platform, mostPayments),
    kind === "withdrawal" ? loadRunningBonuses(platform) : null,
  ]);
  const known = methods.ok ? methods.value : [];
  const own = accounts ? payAccounts({ kind, accounts: accounts.all, methods: known }) : [];
  const chosen = own.find(({ isActive }) => isActive) ?? own[0];
  const serving = known.filter((method) => method.bounds.some((row) => row.kind === kind));
  const first = serving.find((method) => chosen && boundsOf(method, kind, chosen.iso));
  const isKnown = accounts !== null && methods.ok && (kind === "withdrawal" || canJudge(context));
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
            ...linkedOrder(context.url.searchParams),
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
  const lock = kind === "deposit" && limits ? lockOf(limits.all, now) : null;
  if (lock) return { kind: "locked", until: lock.endsAt };
  const isAsked =
    kind === "deposit" && player !== null && isLimitOffered(player.hasDeposit, limits?.all ?? []);
  const isAnswered = url.search.slice(1).split("&").includes(withoutLimit);
  return isAsked && !isAnswered ? { kind: "offer" } : { kind: "form" };
}

function depositLimits({ limits, config, now }: RequestContext): readonly LimitField[] {
  if (!limits) return [];
  const { sections } = limitsView({
    limits: limits.all,
    choices: { iso: limits.iso, values: new Map() },
    now,
    isBySection: false,
    delayMs: delayMsOf(config.playerSafety),
  });
  const fields = sections.find(({ section }) => section === "deposit")?.fields ?? [];
  return fields.filter(({ held }) => held !== null);
}

function leaveFor(context: RequestContext, payment: Payment): Response {
  return redirectWithCookies(context.scope, outcomePath(context.lng, payment), 303);
}

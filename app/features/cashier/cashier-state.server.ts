import { findLongestPlayLock } from "~/domain/limits/play-lock";
import type { PaymentKind } from "~/domain/payments/payment";
import type { RequestContext } from "~/features/gate/request-context";
import { declinedDepositLimitQuery, isDepositLimitOffered } from "./first-limit";
import type { TypedPaymentOrder } from "./form";
import type { StoredPaymentOrderLookup } from "./payment-lookup.server";

/** What the page of deposits or withdrawals shows: the form, or why there is none. */
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

interface FoundForPage {
  readonly kind: PaymentKind;
  readonly looked: StoredPaymentOrderLookup;
  readonly isKnown: boolean;
  readonly isFrozen: boolean;
}

/**
 * What the page of deposits or withdrawals shows: the form, or the first reason why there is none.
 */
export function cashierStateOf(
  { limits, player, now, url }: RequestContext,
  { kind, looked, isKnown, isFrozen }: FoundForPage,
): CashierState {
  if (looked.kind === "checking") return { kind: "checking", order: looked.order };
  if (!isKnown) return { kind: "unavailable" };
  if (isFrozen) return { kind: "frozen" };
  const lock = kind === "deposit" && limits ? findLongestPlayLock(limits.all, now) : null;
  if (lock) return { kind: "locked", until: lock.endsAt };
  const isAsked =
    kind === "deposit" &&
    player !== null &&
    isDepositLimitOffered(player.hasDeposit, limits?.all ?? []);
  const isAnswered = url.search.slice(1).split("&").includes(declinedDepositLimitQuery);
  return isAsked && !isAnswered ? { kind: "offer" } : { kind: "form" };
}

import type { Minor } from "../../money/amount";
import type { PlacedCoupon } from "../placed";
import type { UnansweredCashOutRequest } from "./lost-press";
import type { PartialCashOutBounds } from "./part";
import type { RequestedCashOutExtent } from "./requested-extent";

/** An offer to buy a coupon back (CPN-23), valid until `expiresAt` (ISO 8601). */
export interface CashOutQuote<C extends string = string> {
  readonly id: string;
  readonly amount: Minor<C>;
  readonly expiresAt: string;
  /** The least and the greatest part of the stake that can be cashed out; null = only all of it. */
  readonly part: PartialCashOutBounds<C> | null;
  /**
   * The exact possible return of all the stake left, as text (`unroundedAmountText`): a return that was
   * rounded does not say what a part of it is. Null = the platform does not state it.
   */
  readonly win: string | null;
}

/** Why there is no offer; each has its own text. `unknown` = the platform does not answer. */
export const noCashOutReasons = [
  "decided",
  "suspended",
  "bonus-account",
  "account-frozen",
  "type",
  "no-value",
  "unknown",
] as const;
export type NoCashOutReason = (typeof noCashOutReasons)[number];

/** The current cash-out offer for a placed coupon: a quote, or the reason why there is none. */
export type CashOutOffer<C extends string = string> =
  | { readonly kind: "quote"; readonly quote: CashOutQuote<C> }
  | { readonly kind: "none"; readonly reason: NoCashOutReason };

/**
 * Why a cash-out failed; shown in `data-code` (docs/forms.md). `checking`: the outcome is unknown (CPP-11);
 * all others changed nothing.
 */
export type CashOutFailureCode =
  | "quote-expired"
  | "quote-changed"
  | "cash-out-unavailable"
  | "account-frozen"
  | "key-reused"
  | "pending"
  | "checking"
  | "unavailable"
  | "too-often"
  | "sign-in"
  | "part"
  | AutoCashOutFailureCode;

/** Why an automatic cash-out was not set or cancelled; `auto-unknown`: nobody knows whether it was. */
export type AutoCashOutFailureCode =
  | "auto-amount"
  | "auto-below-offer"
  | "auto-above-win"
  | "auto-unknown";

/** The coupon action's response to a cash-out that failed. */
export interface FailedCashOutReply<C extends string = string> {
  readonly couponId: string;
  readonly code: CashOutFailureCode;
  /** The requested amount; null if unknown. */
  readonly asked: Minor<C> | null;
  /** The request that may still sell the bet, with code `checking`; null for all other codes. */
  readonly lost: UnansweredCashOutRequest | null;
  /** Seconds until the next request is accepted; null unless rate-limited. */
  readonly waitS: number | null;
  /**
   * The limit that the requested amount missed: the minimum for `auto-below-offer`, the maximum for
   * `auto-above-win`.
   */
  readonly bound?: Minor<C>;
  /**
   * How much of the stake the request was to cash out: all of it, or which part. The page asks for
   * confirmation again, with the current offer; absent = it does not ask.
   */
  readonly question?: RequestedCashOutExtent<C>;
  /** The typed amount of an automatic cash-out. */
  readonly typed?: string;
  /** The coupon and its current offer; null if the platform does not answer. */
  readonly now: CashOutFormData<C> | null;
}

/** A placed coupon with its offer and what the cash-out form needs. */
export interface CashOutFormData<C extends string = string> {
  readonly receipt: PlacedCoupon<C>;
  readonly offer: CashOutOffer<C>;
  /** Idempotency key for taking this offer (docs/forms.md). */
  readonly key: string;
  /** The platform's clock at the time of the request, ms since epoch. */
  readonly askedAt: number;
  /** An earlier request without a response, which may still sell the coupon; null = none. */
  readonly lost: UnansweredCashOutRequest | null;
  /** Whether the player wants to be asked before a bet is cashed out (CPS-01). */
  readonly isAsked: boolean;
}

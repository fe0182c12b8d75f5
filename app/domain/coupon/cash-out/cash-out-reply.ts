import type { Minor } from "../../money/amount";
import type { PlacedCoupon } from "../types";

/** An offer to buy a coupon back (CPN-23), valid until `expiresAt` (ISO 8601). */
export interface CashOutQuote<C extends string = string> {
  readonly id: string;
  readonly amount: Minor<C>;
  readonly expiresAt: string;
}

/** Why there is no offer; each has its own text. `unknown` = the platform does not answer. */
export const cashOutReasons = [
  "decided",
  "suspended",
  "bonus-account",
  "account-frozen",
  "type",
  "no-value",
  "unknown",
] as const;
export type CashOutReason = (typeof cashOutReasons)[number];

/** The current offer for a placed coupon. */
export type CashOutOffer<C extends string = string> =
  | { readonly kind: "quote"; readonly quote: CashOutQuote<C> }
  | { readonly kind: "none"; readonly reason: CashOutReason };

/**
 * Why a cash-out failed; shown in `data-code` (docs/forms.md). `checking`: the outcome is unknown (CPP-11);
 * all others changed nothing.
 */
export type CashOutCode =
  | "quote-expired"
  | "quote-changed"
  | "cash-out-unavailable"
  | "account-frozen"
  | "key-reused"
  | "pending"
  | "checking"
  | "unavailable"
  | "too-often"
  | "sign-in";

/** The coupon action's response to a cash-out that failed. */
export interface CashOutReply<C extends string = string> {
  readonly couponId: string;
  readonly code: CashOutCode;
  /** The requested amount; null if unknown. */
  readonly asked: Minor<C> | null;
  /** Set for `checking` only: until when the request may still sell the bet, ms since epoch. */
  readonly lostUntil: number | null;
  /** Seconds until the next request is accepted; null unless rate-limited. */
  readonly waitS: number | null;
  /** The coupon and its current offer; null if the platform does not answer. */
  readonly now: CashOutNow<C> | null;
}

/** A placed coupon with its offer and what the cash-out form needs. */
export interface CashOutNow<C extends string = string> {
  readonly receipt: PlacedCoupon<C>;
  readonly offer: CashOutOffer<C>;
  /** Idempotency key for taking this offer (docs/forms.md). */
  readonly key: string;
  /** The platform's clock at the time of the request, ms since epoch. */
  readonly askedAt: number;
  /** Until when an earlier request without a response may sell the coupon, ms since epoch; null = none. */
  readonly lostUntil: number | null;
}

import type { Minor } from "../../money/amount";
import type { PlacedCoupon } from "../types";

/** An offer to buy a coupon back (CPN-23), good until `expiresAt` (ISO 8601). */
export interface CashOutQuote<C extends string = string> {
  readonly id: string;
  readonly amount: Minor<C>;
  readonly expiresAt: string;
}

/** Why nothing is offered, as far as there are words for it; `unknown` = nobody can say now. */
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

/** What is offered for a placed coupon now. */
export type CashOutOffer<C extends string = string> =
  | { readonly kind: "quote"; readonly quote: CashOutQuote<C> }
  | { readonly kind: "none"; readonly reason: CashOutReason };

/**
 * Why a coupon was not bought back; the words stand in `data-code` (docs/forms.md). `checking`: nobody
 * knows yet whether it was (CPP-11); all the others have changed nothing.
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

/** What the coupon's action says of a cash-out that did not go through. */
export interface CashOutReply<C extends string = string> {
  readonly couponId: string;
  readonly code: CashOutCode;
  /** The amount that was asked for; null where nobody can say. */
  readonly asked: Minor<C> | null;
  /** Of `checking`: until when the press may still sell the bet, ms since epoch; null of all others. */
  readonly lostUntil: number | null;
  /** Seconds until a press is taken again; null unless there were too many. */
  readonly waitS: number | null;
  /** The coupon as it stands and what is offered for it now; null where the platform does not say. */
  readonly now: CashOutNow<C> | null;
}

/** A placed coupon with what is offered for it, and what a form that takes it needs. */
export interface CashOutNow<C extends string = string> {
  readonly receipt: PlacedCoupon<C>;
  readonly offer: CashOutOffer<C>;
  /** Idempotency key of taking this offer (docs/forms.md). */
  readonly key: string;
  /** The platform's clock when it was asked, ms since epoch. */
  readonly askedAt: number;
  /** Until when a press before, whose answer was lost, may still sell the coupon, ms since epoch; null = there is none. */
  readonly lostUntil: number | null;
}

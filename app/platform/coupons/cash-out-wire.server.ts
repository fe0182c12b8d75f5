import { z } from "zod";
import { wireAmount, wireTime } from "../wire.server";

/**
 * Buying a placed coupon back (CPN-23); the paths are decided here.
 *
 * - `GET  /coupon-api/v1/coupons/{id}/cash-out`, bearer: what it is worth now; 404 = not one's own.
 * - `POST /coupon-api/v1/coupons/{id}/cash-out`, header `idempotency-key`, bearer: takes a quote; the coupon, cashed
 *   out.
 */

/** An offer to buy a coupon back: `amount` in the account's currency, good until `expiresAt`. */
export const cashOutQuoteWire = z.object({
  id: z.string().min(1).max(200),
  amount: wireAmount,
  expiresAt: wireTime,
});
export type CashOutQuoteWire = z.infer<typeof cashOutQuoteWire>;

export const cashOutReplyWire = z.object({
  /** null = nothing is offered now; `reason` says why. */
  quote: cashOutQuoteWire.nullable(),
  /** `decided`, `suspended`, `bonus-account`, `account-frozen`, `type`, `no-value`. */
  reason: z.string().optional(),
});
export type CashOutReplyWire = z.infer<typeof cashOutReplyWire>;

export const cashOutRequestWire = z.object({ quote: z.string().max(200) });

/**
 * A refused taking, which has changed nothing: 409 `quote-expired`, `quote-changed` (with what holds now and the amount
 * that was asked for), `cash-out-unavailable`, `pending` · 422 `key-reused` · 403 `account-frozen` · 451 terms.
 */
export const cashOutRefusalWire = z.object({
  code: z.string(),
  title: z.string().optional(),
  quote: cashOutQuoteWire.nullable().optional(),
  reason: z.string().optional(),
  asked: wireAmount.optional(),
});
export type CashOutRefusalWire = z.infer<typeof cashOutRefusalWire>;

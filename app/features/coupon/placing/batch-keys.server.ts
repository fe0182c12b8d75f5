import { createHash } from "node:crypto";
import { formatBetRef } from "~/domain/coupon/bet";
import type { BetRef, CouponCookie } from "~/domain/coupon/types";
import { type Batch, isPlacedPerBet } from "./batch";

/**
 * The coupons that are placed for a coupon: itself under its own key, or each of its singles (CPP-04). A single has
 * no promo code.
 */
export function batchOf(coupon: CouponCookie): Batch {
  if (!isPlacedPerBet(coupon)) return { coupon, isPerBet: false, parts: [coupon] };
  const parts = coupon.bets.map((bet) => {
    const key = deriveSingleKey(coupon.key, bet);
    return { ...coupon, bets: [bet], promoCode: "", key };
  });
  return { coupon, isPerBet: true, parts };
}

/**
 * The idempotency key of one single, derived from the coupon's key and the bet: every tab, reload and node
 * uses the same key for the same bet, and a changed coupon another (CPP-03, CPP-04). 43 characters of
 * `[A-Za-z0-9_-]`.
 */
export function deriveSingleKey(couponKey: string, bet: BetRef): string {
  return createHash("sha256")
    .update(`${couponKey} ${formatBetRef(bet)}`)
    .digest("base64url");
}

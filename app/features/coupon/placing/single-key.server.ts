import { createHash } from "node:crypto";
import { formatBetRef } from "~/domain/coupon/bet";
import type { BetRef } from "~/domain/coupon/types";

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

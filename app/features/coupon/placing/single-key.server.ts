import { createHash } from "node:crypto";
import { betRefText } from "../bet";
import type { BetRef } from "../types";

/**
 * The idempotency key of one bet of singles: of the coupon's key and the bet alone, so that every tab, reload and
 * node asks for the same bet by the same key, and a coupon that has changed by another (CPP-03, CPP-04). 43
 * characters of `[A-Za-z0-9_-]`.
 */
export function singleKey(couponKey: string, bet: BetRef): string {
  return createHash("sha256")
    .update(`${couponKey} ${betRefText(bet)}`)
    .digest("base64url");
}

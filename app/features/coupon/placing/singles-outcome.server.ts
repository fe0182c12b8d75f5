import type { PlacementResult } from "~/domain/coupon/placement-result";
import type { CouponCookie } from "~/domain/coupon/types";
import { clearedCoupon, pendingCoupon, unlockedWithNewKey } from "./coupon-after";
import type { PlaceDeps } from "./place-input.server";
import { notSentOutcome, type PlaceOutcome, placedOrRefused } from "./place-outcome";
import { combineResults } from "./singles-result";

/**
 * Combines the results of a coupon's singles into one outcome. An unknown result locks the whole
 * coupon; known refusals stay at their bets.
 */
export function toSinglesOutcome(
  kept: CouponCookie,
  results: readonly PlacementResult[],
  { newKey }: PlaceDeps,
  sentAt: number,
): PlaceOutcome {
  const { placed, refusals, marked: accepting, left } = combineResults(kept, results);
  // Nothing was sent, so the key is unused: the same request may be repeated (OPS-04).
  if (results[0]?.kind === "unsent") return notSentOutcome(kept);
  const isUnknown = results.some(({ kind }) => kind === "unknown");
  if (isUnknown) return { kind: "checking", placed, coupon: pendingCoupon(accepting, sentAt) };
  if (placed.length === 0 && results.some(({ kind }) => kind === "terms")) {
    return { kind: "terms", coupon: kept };
  }
  const coupon =
    left.length === 0
      ? clearedCoupon(accepting, newKey)
      : unlockedWithNewKey({ ...accepting, bets: left }, newKey);
  return placedOrRefused(placed, refusals, coupon);
}

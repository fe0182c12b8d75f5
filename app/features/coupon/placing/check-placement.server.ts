import type { CouponCookie } from "~/domain/coupon/types";
import { clearedCoupon, isNotPlacedFinal, unlockedCoupon } from "./coupon-after";
import { findKeyResult } from "./key-lookup.server";
import type { PlaceDeps, PlacePlatform } from "./place-input.server";
import { type PlaceOutcome, refusedOutcome, toPlacedOutcome } from "./place-outcome";

/**
 * Checks once the outcome of a pending coupon (CPP-11). "Not placed" is final only when the request can no
 * longer be placed; then the coupon is unlocked and keeps its key. `newKey` makes the key of the empty coupon
 * that follows a placement.
 */
export async function recheckPendingPlacement(
  coupon: CouponCookie,
  platform: Pick<PlacePlatform, "findByKey">,
  means: Pick<PlaceDeps, "newKey" | "now">,
): Promise<PlaceOutcome> {
  const found = await findKeyResult(platform, coupon.key);
  if (found.kind === "placed")
    return toPlacedOutcome(found.coupon, clearedCoupon(coupon, means.newKey));
  if (found.kind === "none" && isNotPlacedFinal(coupon, means.now)) {
    return refusedOutcome(unlockedCoupon(coupon), { code: "not-placed" });
  }
  return { kind: "checking", placed: [], coupon };
}

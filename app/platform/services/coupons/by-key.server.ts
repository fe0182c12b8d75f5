import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { PlacementKeyResult } from "~/domain/coupon/placement-result";
import { call } from "../../transport/call.server";
import { isIdOrKey, isNotFoundByService } from "../../transport/lookup.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponCalls } from "./calls.server";
import { toPlacedCoupons } from "./coupon-list.server";
import { toPlacedCoupon } from "./placed-coupon.server";

/**
 * Loads the coupons that placements with these idempotency keys made; null = unavailable (CPP-11).
 * A key missing from the answer placed nothing, by the platform's own statement.
 */
export async function findCouponsByPlacementKeys(
  scope: PlatformScope,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PlacedCoupon> | null> {
  const known = keys.filter(isIdOrKey);
  if (known.length === 0) return new Map();
  const answer = toPlacedCoupons(
    await call(scope, couponCalls.byKeys, { query: { keys: known.join(",") } }),
  );
  if (!answer.ok) return null;
  const asked = answer.value.filter(({ key }) => known.includes(key));
  return new Map(asked.map((coupon) => [coupon.key, coupon]));
}

/** Loads the result of the placement with this key (CPP-11). "none" only if the platform says so. */
export async function findCouponByPlacementKey(
  scope: PlatformScope,
  key: string,
): Promise<PlacementKeyResult> {
  if (!isIdOrKey(key)) return { kind: "none" };
  const reply = await call(scope, couponCalls.byKey, { params: { key } });
  if (!reply.ok) return { kind: isNotFoundByService(reply.failure) ? "none" : "unknown" };
  const made = toPlacedCoupon(reply.data);
  // A receipt with another key does not answer this request.
  return made.ok && made.coupon.key === key
    ? { kind: "placed", coupon: made.coupon }
    : { kind: "unknown" };
}

import type { PlacedCoupon } from "~/domain/coupon/placed";
import { type Answer, malformedFieldFailure, type Reply } from "../../transport/failure.server";
import { toPlacedCoupon } from "./placed-coupon.server";
import type { PlacedCouponWire } from "./placed-wire.server";

/** The coupons of a list, or the name of the field of the first one that the schema could not validate. */
export function toPlacedCoupons(
  reply: Reply<{ readonly coupons: readonly PlacedCouponWire[] }>,
): Answer<readonly PlacedCoupon[]> {
  if (!reply.ok) return reply;
  const coupons: PlacedCoupon[] = [];
  for (const [index, wire] of reply.data.coupons.entries()) {
    const made = toPlacedCoupon(wire);
    if (!made.ok) return malformedFieldFailure(`coupons.${index}.${made.field}`);
    coupons.push(made.coupon);
  }
  return { ok: true, value: coupons };
}

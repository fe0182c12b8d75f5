import type { PlacedCoupon } from "~/domain/coupon/placed";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import type { CallPolicy } from "../../transport/policy.server";
import type { CallInput } from "../../transport/request/call-input.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponListWire } from "./coupon-list-wire.server";
import { toPlacedCoupon } from "./placed-coupon.server";
import type { PlacedCouponWire } from "./placed-wire.server";

/** Loads the player's placed coupons by the call with this path and query. */
export async function listPlacedCoupons(
  scope: PlatformScope,
  policy: CallPolicy,
  path: string,
  query: NonNullable<CallInput["query"]>,
): Promise<Answer<readonly PlacedCoupon[]>> {
  const reply = await call(scope, policy, { path, query }, couponListWire);
  return reply.ok ? toPlacedCoupons(reply.data.coupons) : reply;
}

/** Maps coupons, or names the field of the first one that the schema could not validate. */
export function toPlacedCoupons(
  wires: readonly PlacedCouponWire[],
): Answer<readonly PlacedCoupon[]> {
  const coupons: PlacedCoupon[] = [];
  for (const [index, wire] of wires.entries()) {
    const made = toPlacedCoupon(wire);
    if (!made.ok) return malformedFieldFailure(`coupons.${index}.${made.field}`);
    coupons.push(made.coupon);
  }
  return { ok: true, value: coupons };
}

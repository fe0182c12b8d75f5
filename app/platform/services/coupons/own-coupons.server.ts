import type { PlacedCoupon } from "~/domain/coupon/placed";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { isIdOrKey, isNotFoundByService } from "../../transport/lookup.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponCalls } from "./calls.server";
import { toPlacedCoupons } from "./coupon-list.server";
import { toPlacedCoupon } from "./placed-coupon.server";

/**
 * Loads the placed coupons with these ids, in the order requested; those that are not the player's
 * are left out (CPP-04, CPP-12).
 */
export async function loadPlayerCoupons(
  scope: PlatformScope,
  ids: readonly string[],
): Promise<Answer<readonly PlacedCoupon[]>> {
  const known = ids.filter(isIdOrKey);
  if (known.length === 0) return { ok: true, value: [] };
  const answer = toPlacedCoupons(
    await call(scope, couponCalls.list, { query: { ids: known.join(",") } }),
  );
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: known.flatMap((id) => answer.value.find((coupon) => coupon.id === id) ?? []),
  };
}

/** Loads one of the player's coupons; null = none has that id (CPP-12). */
export async function loadPlayerCoupon(
  scope: PlatformScope,
  id: string,
): Promise<Answer<PlacedCoupon | null>> {
  if (!isIdOrKey(id)) return { ok: true, value: null };
  const reply = await call(scope, couponCalls.one, { params: { id } });
  if (!reply.ok) return isNotFoundByService(reply.failure) ? { ok: true, value: null } : reply;
  const made = toPlacedCoupon(reply.data);
  return made.ok ? { ok: true, value: made.coupon } : malformedFieldFailure(made.field);
}

import { createEmptyCouponCookie } from "../state";
import type { CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey } from "./change";

/** Removes every bet; the account stays chosen. */
export function clearCoupon(coupon: CouponCookie, newKey: MakePlacementKey): CouponChange {
  return changeCoupon(coupon, newKey, () =>
    coupon.bets.length === 0
      ? null
      : { ...createEmptyCouponCookie(coupon.key), accountId: coupon.accountId },
  );
}

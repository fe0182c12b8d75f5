import type { CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey } from "./change";

/** Removes the bonus bet: it is not offered again for this coupon (CPN-03). */
export function removeBonusBet(coupon: CouponCookie, newKey: MakePlacementKey): CouponChange {
  return changeCoupon(coupon, newKey, () =>
    coupon.isBonusDeleted ? null : { isBonusDeleted: true },
  );
}

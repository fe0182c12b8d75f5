import type { CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey } from "./change";

/** Switches auto-max: the stake follows the current maximum (CPN-12). */
export function setAutoMax(
  coupon: CouponCookie,
  isAutoMax: boolean,
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () =>
    isAutoMax === coupon.isAutoMax ? null : { isAutoMax },
  );
}

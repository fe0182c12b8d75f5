import { isPromoCode } from "../limits";
import type { CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey } from "./change";

/** Removes the bonus bet: it is not offered again for this coupon (CPN-03). */
export function removeBonusBet(coupon: CouponCookie, newKey: MakePlacementKey): CouponChange {
  return changeCoupon(coupon, newKey, () =>
    coupon.isBonusDeleted ? null : { isBonusDeleted: true },
  );
}

/** Sets or clears ("") the promo code (CPN-14); an invalid one is refused `promo-unknown`. */
export function setPromoCode(
  coupon: CouponCookie,
  promoCode: string,
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () => {
    if (promoCode !== "" && !isPromoCode(promoCode)) return { code: "promo-unknown" };
    return promoCode === coupon.promoCode ? null : { promoCode };
  });
}

import { parseCouponType } from "../kinds";
import type { CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey, withoutRefusals } from "./change";

/** Sets the type; an unknown type is refused `type`. */
export function setCouponType(
  coupon: CouponCookie,
  typeId: number,
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () => {
    const type = parseCouponType(typeId);
    if (type === null) return { code: "type" };
    return type === coupon.typeId ? null : { typeId: type, bets: withoutRefusals(coupon.bets) };
  });
}

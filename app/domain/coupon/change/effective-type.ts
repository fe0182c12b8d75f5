import { type CouponTypeId, typeForBetCount } from "../kinds";
import type { CouponCookie } from "../types";

/** The type a coupon is placed as: single with one bet, never single with more (CPN-02). */
export function effectiveCouponType(coupon: Pick<CouponCookie, "bets" | "typeId">): CouponTypeId {
  return typeForBetCount(coupon.bets.length, coupon.typeId);
}

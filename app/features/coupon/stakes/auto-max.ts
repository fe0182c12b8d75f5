import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { couponKindByType } from "~/domain/coupon/kinds";
import type { CouponSettings } from "~/domain/coupon/settings/settings";
import { withStake } from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import type { Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";

/** Whether auto-max is offered: by the player's setting, for types with one stake (CPN-12). */
export function isAutoMaxOffered(
  coupon: CouponCookie,
  { isAutoMax }: Pick<CouponSettings, "isAutoMax">,
) {
  return isAutoMax && couponKindByType(effectiveCouponType(coupon)).stakedOn === "coupon";
}

/** Whether the coupon's stake is its current maximum (CPN-12). */
export function isAutoMaxActive(coupon: CouponCookie, settings: Pick<CouponSettings, "isAutoMax">) {
  return coupon.isAutoMax && isAutoMaxOffered(coupon, settings);
}

/** The coupon with the maximum as its stake; unchanged if the maximum is unknown. */
export function withMaxStake<C extends string>(
  coupon: CouponCookie,
  max: Minor<C> | null,
  iso: C,
): CouponCookie {
  return max === null ? coupon : withStake(coupon, fromMinor(max, iso));
}

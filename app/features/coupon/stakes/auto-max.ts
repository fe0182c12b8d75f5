import type { Account } from "~/domain/accounts/account";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { couponKindByType } from "~/domain/coupon/kinds";
import type { CouponSettings } from "~/domain/coupon/settings/settings";
import { type StakeBounds, withStake } from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import { capAmount, type Minor } from "~/domain/money/amount";
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

/**
 * The current maximum stake: the lower of the bound and the balance. Null without the platform's bounds
 * (`isKnown` false).
 */
export function currentMaxStake<C extends string>(
  isKnown: boolean,
  { max }: StakeBounds<C>,
  account: Account<C> | null,
): Minor<C> | null {
  if (!isKnown) return null;
  return account ? capAmount(account.money, max) : max;
}

/** The coupon with the maximum as its stake; unchanged if the maximum is unknown. */
export function withMaxStake<C extends string>(
  coupon: CouponCookie,
  max: Minor<C> | null,
  iso: C,
): CouponCookie {
  return max === null ? coupon : withStake(coupon, fromMinor(max, iso));
}

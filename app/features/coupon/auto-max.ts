import type { Account } from "../accounts/account";
import { fromMinor } from "../money/money";
import { effectiveType } from "./changes";
import type { CouponSettings } from "./settings";
import { type StakeBounds, withStake } from "./stake";
import { type CouponCookie, hasOneStake } from "./types";

/** Whether auto-max is to be had for a coupon: the player's setting offers it (CPN-12). */
export function isAutoMaxOffered(coupon: CouponCookie, { isAutoMax }: Pick<CouponSettings, "isAutoMax">) {
  return isAutoMax && hasOneStake(effectiveType(coupon));
}

/** Whether the coupon's stake is its current maximum (CPN-12). */
export function isAutoMaxActive(coupon: CouponCookie, settings: Pick<CouponSettings, "isAutoMax">) {
  return coupon.isAutoMax && isAutoMaxOffered(coupon, settings);
}

/**
 * The most that can be staked now, minor units: what the bounds allow, and what is on the account. Null while nobody
 * can say: without the platform's bounds there is no maximum to stake (`isKnown` false).
 */
export function currentMax(isKnown: boolean, { max }: StakeBounds, account: Account | null): number | null {
  if (!isKnown) return null;
  const most = Math.min(max ?? Number.POSITIVE_INFINITY, account?.money ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(most) ? most : null;
}

/** The coupon with the maximum as its stake; as it is where there is none to know. */
export function withMax(coupon: CouponCookie, max: number | null, iso: string): CouponCookie {
  return max === null ? coupon : withStake(coupon, fromMinor(max, iso));
}

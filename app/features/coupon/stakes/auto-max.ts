import type { Account } from "../../accounts/account";
import { atMost, type Minor } from "../../money/amount";
import { fromMinor } from "../../money/money";
import { effectiveType } from "../changes";
import type { CouponSettings } from "../settings/settings";
import { type CouponCookie, hasOneStake } from "../types";
import { type StakeBounds, withStake } from "./stake";

/** Whether auto-max is to be had for a coupon: the player's setting offers it (CPN-12). */
export function isAutoMaxOffered(coupon: CouponCookie, { isAutoMax }: Pick<CouponSettings, "isAutoMax">) {
  return isAutoMax && hasOneStake(effectiveType(coupon));
}

/** Whether the coupon's stake is its current maximum (CPN-12). */
export function isAutoMaxActive(coupon: CouponCookie, settings: Pick<CouponSettings, "isAutoMax">) {
  return coupon.isAutoMax && isAutoMaxOffered(coupon, settings);
}

/**
 * The most that can be staked now: what the bounds allow, and what is on the account. Null while nobody
 * can say: without the platform's bounds there is no maximum to stake (`isKnown` false).
 */
export function currentMax<C extends string>(
  isKnown: boolean,
  { max }: StakeBounds<C>,
  account: Account<C> | null,
): Minor<C> | null {
  if (!isKnown) return null;
  return account ? atMost(account.money, max) : max;
}

/** The coupon with the maximum as its stake; as it is where there is none to know. */
export function withMax<C extends string>(coupon: CouponCookie, max: Minor<C> | null, iso: C): CouponCookie {
  return max === null ? coupon : withStake(coupon, fromMinor(max, iso));
}

import { isGraceOver } from "../../money/lost-answer";
import type { NewKey } from "../changes";
import { packCoupon } from "../kept/pack";
import { isReceiptId, longestPacked } from "../limits";
import { emptyCookie } from "../state";
import type { CouponCookie, PlacedCoupon } from "../types";

/** After success: no bets, a new key, the same account (CPP-05). */
export function emptied(coupon: CouponCookie, newKey: NewKey): CouponCookie {
  return { ...emptyCookie(newKey()), accountId: coupon.accountId };
}

/**
 * With what was placed by it, for a player who did not see it happen. The coupon comes first: what its cookie cannot
 * carry besides is left to the history.
 */
export function toldLater(coupon: CouponCookie, placed: readonly Pick<PlacedCoupon, "id">[]): CouponCookie {
  const told = { ...coupon, receiptIds: placed.map(({ id }) => id).filter(isReceiptId) };
  return packCoupon(told).length > longestPacked ? coupon : told;
}

/** After a definite refusal: the same content under a new key. */
export function renewed(coupon: CouponCookie, newKey: NewKey): CouponCookie {
  return { ...coupon, key: newKey(), isChecking: false, checkingSince: null };
}

/** The outcome is unknown: the coupon keeps its key and cannot change (CPP-11). `now` is ms since epoch. */
export function held(coupon: CouponCookie, now: number): CouponCookie {
  return { ...coupon, isChecking: true, checkingSince: coupon.checkingSince ?? Math.floor(now / 1000) };
}

/**
 * Nothing was placed: the coupon can change again. It keeps its key, so that a request which arrives after all
 * and the next press of the same content are one bet.
 */
export function released(coupon: CouponCookie): CouponCookie {
  return { ...coupon, isChecking: false, checkingSince: null };
}

/** Whether the platform's "nothing was placed" may be believed by now. `now` is ms since epoch. */
export function isBelieved(coupon: CouponCookie, now: number): boolean {
  return isGraceOver((coupon.checkingSince ?? 0) * 1000, now);
}

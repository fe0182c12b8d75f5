import { maxCookieBets, maxPackedLength } from "../limits";
import type { CouponBet, CouponCookie } from "../types";
import { packCoupon } from "./pack";

/**
 * Adds as many bets as the cookie has room for, in order, and returns the rest: a browser drops a cookie that
 * is too long, and the whole coupon with it (CPN-17). Type and key stay.
 */
export function addBetsThatFit<T extends CouponBet>(
  coupon: CouponCookie,
  more: readonly T[],
): { readonly coupon: CouponCookie; readonly left: readonly T[] } {
  let filled = coupon;
  const left: T[] = [];
  for (const bet of more) {
    const next = { ...filled, bets: [...filled.bets, bet] };
    const fits = next.bets.length <= maxCookieBets && packCoupon(next).length <= maxPackedLength;
    if (fits) filled = next;
    else left.push(bet);
  }
  return { coupon: filled, left };
}

import { isSameBet } from "../bet";
import { isCoverValue } from "../covers";
import { maxCookieBets, minSystemValue } from "../limits";
import type { BetRef, CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey } from "./change";

/** Whether a number can be a coupon's system value: the size of its lines, or a full cover. */
export function isSystemValue(value: number): boolean {
  return (
    isCoverValue(value) ||
    (Number.isSafeInteger(value) && value >= minSystemValue && value <= maxCookieBets)
  );
}

/** Sets the number of events in a system line, at least 2 (CPN-07), or a full cover. */
export function setSystemValue(
  coupon: CouponCookie,
  systemValue: number,
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () => {
    const value = isSystemValue(systemValue)
      ? systemValue
      : Number.isSafeInteger(systemValue) && systemValue > maxCookieBets
        ? maxCookieBets
        : minSystemValue;
    return value === coupon.systemValue ? null : { systemValue: value };
  });
}

/** Toggles a bet between banker and event of the system (CPN-02); an unknown bet changes nothing. */
export function toggleBanker(
  coupon: CouponCookie,
  ref: BetRef,
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () =>
    coupon.bets.some((bet) => isSameBet(bet, ref))
      ? {
          bets: coupon.bets.map((bet) =>
            isSameBet(bet, ref) ? { ...bet, isBanker: !bet.isBanker } : bet,
          ),
        }
      : null,
  );
}

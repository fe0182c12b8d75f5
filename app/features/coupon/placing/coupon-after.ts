import type { MakePlacementKey } from "~/domain/coupon/change/change";
import { isStorableReceiptId, maxPackedLength } from "~/domain/coupon/limits";
import { packCoupon } from "~/domain/coupon/packed/pack";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import type { CouponCookie } from "~/domain/coupon/types";
import { isPlacementTooLate } from "./placement-window";

/** After success: no bets, a new key, the same account (CPP-05). */
export function clearedCoupon(coupon: CouponCookie, newKey: MakePlacementKey): CouponCookie {
  return { ...createEmptyCouponCookie(newKey()), accountId: coupon.accountId };
}

/**
 * Adds the placed receipts, or that nothing was placed, for a player who missed the response. Left out if the
 * cookie has no room: the history has them.
 */
export function withReceipts(
  coupon: CouponCookie,
  placed: readonly Pick<PlacedCoupon, "id">[],
  isReturned = false,
): CouponCookie {
  const refused = {
    ...coupon,
    isReturned,
    receiptIds: placed.map(({ id }) => id).filter(isStorableReceiptId),
  };
  return packCoupon(refused).length > maxPackedLength ? coupon : refused;
}

/** After a definite refusal: the same content under a new key. */
export function withNewKey(coupon: CouponCookie, newKey: MakePlacementKey): CouponCookie {
  return { ...coupon, key: newKey(), isChecking: false, checkingSince: null };
}

/**
 * The outcome is unknown: the coupon keeps its key and is locked (CPP-11). `sentAt` is when the request was
 * sent, ms since epoch; stored in whole seconds, rounded up.
 */
export function markPending(coupon: CouponCookie, sentAt: number): CouponCookie {
  return {
    ...coupon,
    isChecking: true,
    checkingSince: coupon.checkingSince ?? Math.ceil(sentAt / 1000),
  };
}

/**
 * Nothing was placed: unlocks the coupon. It keeps its key: a late request places nothing, and if a platform
 * places it anyway, it is one bet with the next press of the same content.
 */
export function unlockCoupon(coupon: CouponCookie): CouponCookie {
  return { ...coupon, isChecking: false, checkingSince: null };
}

/** Whether the platform's "nothing was placed" is final. `now` is ms since epoch. */
export function isNotPlacedFinal(coupon: CouponCookie, now: number): boolean {
  return isPlacementTooLate((coupon.checkingSince ?? 0) * 1000, now);
}

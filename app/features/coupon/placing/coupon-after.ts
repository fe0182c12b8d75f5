import type { MakePlacementKey } from "~/domain/coupon/change/change";
import { isStorableReceiptId, maxPackedLength } from "~/domain/coupon/limits";
import { packCoupon } from "~/domain/coupon/packed/pack";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import type { CouponCookie } from "~/domain/coupon/types";
import { isPlacementWindowOver } from "./placement-window";

/** The coupon after it was placed: no bets, a new key, the same account (CPP-05). */
export function clearedCoupon(coupon: CouponCookie, newKey: MakePlacementKey): CouponCookie {
  return { ...createEmptyCouponCookie(newKey()), accountId: coupon.accountId };
}

/**
 * The coupon with the ids of placed receipts, or with the note that nothing was placed
 * (`isReturned`), for a player who missed the response; unchanged if the cookie has no room: the
 * history has them.
 */
export function withReceiptsOrNotPlacedNote(
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

/** The coupon after a definite refusal: the same content under a new key, unlocked. */
export function unlockedWithNewKey(coupon: CouponCookie, newKey: MakePlacementKey): CouponCookie {
  return { ...coupon, key: newKey(), isChecking: false, checkingSince: null };
}

/**
 * The coupon, locked under its own key because the outcome of its placement is unknown (CPP-11).
 * `sentAt` is when the request was sent, ms since epoch; stored in whole seconds, rounded up.
 */
export function pendingCoupon(coupon: CouponCookie, sentAt: number): CouponCookie {
  return {
    ...coupon,
    isChecking: true,
    checkingSince: coupon.checkingSince ?? Math.ceil(sentAt / 1000),
  };
}

/**
 * The coupon, unlocked because nothing was placed. It keeps its key: a late request places nothing,
 * and if a platform places it anyway, it is one bet with the next press of the same content.
 */
export function unlockedCoupon(coupon: CouponCookie): CouponCookie {
  return { ...coupon, isChecking: false, checkingSince: null };
}

/**
 * Whether the platform's "nothing was placed" is final for a pending coupon, because its request
 * can no longer be accepted. `now` is ms since epoch.
 */
export function isNotPlacedFinal(coupon: CouponCookie, now: number): boolean {
  return isPlacementWindowOver((coupon.checkingSince ?? 0) * 1000, now);
}

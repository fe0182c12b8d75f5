import { maxCookieBets } from "~/domain/coupon/limits";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Language } from "~/i18n/languages";
import { screenPath } from "../../screens/links";

const between = ",";

/** The receipt address of one placement: singles share a page, with their ids in one path (CPP-12). */
export function receiptPath(lng: Language, placed: readonly Pick<PlacedCoupon, "id">[]): string {
  const couponId = placed.map(({ id }) => id).join(between);
  return screenPath(lng, "coupon-receipt", { couponId });
}

/** The ids in a receipt's address, without duplicates. */
export function receiptIds(couponId: string): string[] {
  return [...new Set(couponId.split(between))].slice(0, maxCookieBets);
}

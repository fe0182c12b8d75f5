import type { Language } from "~/i18n/languages";
import { screenPath } from "../../screens/links";
import { mostBets } from "../limits";
import type { PlacedCoupon } from "../types";

const between = ",";

/** The address of the receipt of what one press has placed: singles share a page, their ids side by side (CPP-12). */
export function receiptPath(lng: Language, placed: readonly Pick<PlacedCoupon, "id">[]): string {
  const couponId = placed.map(({ id }) => id).join(between);
  return screenPath(lng, "coupon-receipt", { couponId });
}

/** The ids of a receipt's address, each once. */
export function receiptIds(couponId: string): string[] {
  return [...new Set(couponId.split(between))].slice(0, mostBets);
}

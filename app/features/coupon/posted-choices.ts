import {
  type CouponTypeId,
  couponTypesInShownOrder,
  isCouponTypeSelectable,
} from "~/domain/coupon/kinds";
import { countSystemEvents, listSystemValues } from "~/domain/coupon/returns/lines";
import type { CouponCookie } from "~/domain/coupon/types";

/** The posted type; null if it is not offered. */
export function postedSelectableCouponType(text: unknown): CouponTypeId | null {
  return (
    couponTypesInShownOrder.find((type) => isCouponTypeSelectable(type) && String(type) === text) ??
    null
  );
}

/** The posted number of events per line or full cover; null if the coupon's events do not allow it (CPN-07). */
export function postedSystemSize(
  text: unknown,
  { bets }: Pick<CouponCookie, "bets">,
): number | null {
  return listSystemValues(countSystemEvents(bets)).find((size) => String(size) === text) ?? null;
}

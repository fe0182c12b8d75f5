import { type CouponTypeId, isPicked, offeredTypes } from "~/domain/coupon/kinds";
import { eventsOf, systemSizes } from "~/domain/coupon/returns/lines";
import type { CouponCookie } from "~/domain/coupon/types";

/** The posted type; null if it is not offered. */
export function postedType(text: unknown): CouponTypeId | null {
  return offeredTypes.find((type) => isPicked(type) && String(type) === text) ?? null;
}

/** The posted number of events per line; null if the coupon's events do not allow it (CPN-07). */
export function postedSize(text: unknown, { bets }: Pick<CouponCookie, "bets">): number | null {
  return systemSizes(eventsOf(bets)).find((size) => String(size) === text) ?? null;
}

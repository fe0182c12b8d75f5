import { eventsOf } from "~/domain/coupon/returns/combine";
import { systemSizes } from "~/domain/coupon/returns/lines";
import { type CouponCookie, type CouponTypeId, couponTypes } from "~/domain/coupon/types";

/** Types a player can choose for several bets; one bet is always a single (CPN-02). */
const pickedTypes: readonly CouponTypeId[] = [
  couponTypes.express,
  couponTypes.system,
  couponTypes.blocks,
  couponTypes.singles,
];

/** The posted type; null if it is not offered. */
export function postedType(text: unknown): CouponTypeId | null {
  return pickedTypes.find((type) => String(type) === text) ?? null;
}

/** The posted number of events per line; null if the coupon's events do not allow it (CPN-07). */
export function postedSize(text: unknown, { bets }: Pick<CouponCookie, "bets">): number | null {
  return systemSizes(eventsOf(bets)).find((size) => String(size) === text) ?? null;
}

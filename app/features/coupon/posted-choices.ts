import { eventsOf } from "./returns/combine";
import { systemSizes } from "./returns/lines";
import { type CouponCookie, type CouponTypeId, couponTypes } from "./types";

/** Types that are picked for several bets; of one bet the type follows by itself (CPN-02). */
const pickedTypes: readonly CouponTypeId[] = [
  couponTypes.express,
  couponTypes.system,
  couponTypes.blocks,
  couponTypes.singles,
];

/** The type that a form asks for; null where its text is none that is offered. */
export function postedType(text: unknown): CouponTypeId | null {
  return pickedTypes.find((type) => String(type) === text) ?? null;
}

/** How many events a form wants in a line; null where the coupon's events allow no such size (CPN-07). */
export function postedSize(text: unknown, { bets }: Pick<CouponCookie, "bets">): number | null {
  return systemSizes(eventsOf(bets)).find((size) => String(size) === text) ?? null;
}

import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { couponKindByType } from "~/domain/coupon/kinds";
import type { CouponCookie } from "~/domain/coupon/types";
import { recheckPendingPlacement } from "./check-placement.server";
import { recheckPendingSingles } from "./check-singles.server";
import type { PlaceDeps } from "./place-input.server";
import type { PlaceOutcome } from "./place-outcome";
import type { SinglesPlatform } from "./singles-input.server";

/** Whether each bet of a coupon is placed as a coupon of its own (CPP-04). */
export function isPlacedPerBet(coupon: CouponCookie): boolean {
  return couponKindByType(effectiveCouponType(coupon)).stakedOn === "bet";
}

/** Checks once the outcome of a pending coupon of any kind (CPP-11). */
export function recheckPendingCoupon(
  coupon: CouponCookie,
  platform: SinglesPlatform,
  means: Pick<PlaceDeps, "newKey" | "now">,
): Promise<PlaceOutcome> {
  const check = isPlacedPerBet(coupon) ? recheckPendingSingles : recheckPendingPlacement;
  return check(coupon, platform, means);
}

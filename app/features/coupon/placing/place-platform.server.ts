import type { RequestContext } from "~/features/gate/request-context";
import { findCouponByKey, findCouponsByKeys } from "~/platform/coupons/by-key.server";
import { placeCoupon } from "~/platform/coupons/place.server";
import type { SinglesPlatform } from "./singles-input.server";

/** The platform's placing calls, for this request. */
export function createSinglesPlatform({ platform }: RequestContext): SinglesPlatform {
  return {
    place: (placement) => placeCoupon(platform, placement),
    findByKey: (key) => findCouponByKey(platform, key),
    findByKeys: (keys) => findCouponsByKeys(platform, keys),
  };
}

import type { RequestContext } from "~/features/gate/request-context";
import { placeCoupon } from "~/platform/services/coupons/place.server";
import {
  findCouponByPlacementKey,
  findCouponsByPlacementKeys,
} from "~/platform/services/coupons/placed-coupons.server";
import type { SinglesPlatform } from "./singles-input.server";

/** The platform's placing calls, for this request. */
export function createSinglesPlatform({ platform }: RequestContext): SinglesPlatform {
  return {
    place: (placement) => placeCoupon(platform, placement),
    findByKey: (key) => findCouponByPlacementKey(platform, key),
    findByKeys: (keys) => findCouponsByPlacementKeys(platform, keys),
  };
}

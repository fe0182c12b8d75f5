import type { RequestContext } from "~/features/gate/request-context";
import { findCouponByKey, findCouponsByKeys } from "~/platform/coupons/client.server";
import { placeCoupon } from "~/platform/coupons/place.server";
import type { SinglesPlatform } from "./place-singles.server";

/** The platform's placing calls, for this request. */
export function platformOf({ platform }: RequestContext): SinglesPlatform {
  return {
    place: (placement) => placeCoupon(platform, placement),
    async findByKey(key) {
      const fate = await findCouponByKey(platform, key);
      return fate.kind === "found" ? { kind: "placed", coupon: fate.coupon } : fate;
    },
    findByKeys: (keys) => findCouponsByKeys(platform, keys),
  };
}

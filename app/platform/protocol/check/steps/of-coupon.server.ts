import type { CheckRequest } from "../ask.server";
import type { CheckState } from "../state.server";

/** Makes requests about the coupon that the check has placed; null if it placed none. */
export const placedCouponRequest =
  (more: CheckRequest = {}) =>
  ({ coupon }: CheckState): CheckRequest | null =>
    coupon === undefined ? null : { params: { id: coupon }, ...more };

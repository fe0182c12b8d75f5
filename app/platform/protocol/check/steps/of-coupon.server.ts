import type { CheckRequest } from "../ask.server";
import type { CheckState } from "../state.server";

/** Asks about the coupon that was placed. */
export const ofCoupon =
  (more: CheckRequest = {}) =>
  ({ coupon }: CheckState): CheckRequest | null =>
    coupon === undefined ? null : { params: { id: coupon }, ...more };

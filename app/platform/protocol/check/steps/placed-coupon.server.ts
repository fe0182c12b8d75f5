import type { CheckRequest } from "../ask.server";
import type { CheckState } from "../state.server";

/**
 * Makes the `ask` of a step about the coupon that the check has placed; the step is skipped where
 * it placed none.
 */
export const askAboutPlacedCoupon =
  (more: CheckRequest = {}) =>
  ({ coupon }: CheckState): CheckRequest | null =>
    coupon === undefined ? null : { params: { id: coupon }, ...more };

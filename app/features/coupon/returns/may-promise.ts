import { isAmountAbove, type Minor } from "~/domain/money/amount";
import { blockingRefusal } from "../refusals";
import type { CouponView } from "../view";

/**
 * Whether a return may be shown: the coupon has no known refusal except those that placing
 * resolves.
 */
export function canShowPossibleReturn(coupon: CouponView): boolean {
  return blockingRefusal(coupon) === null;
}

/** Whether a stake is above what the player's limits leave (LIM-14). */
export function isStakeOverLimit({ stakeLimit, iso }: CouponView, stake: Minor): boolean {
  return stakeLimit !== null && stakeLimit.iso === iso && isAmountAbove(stake, stakeLimit.left);
}

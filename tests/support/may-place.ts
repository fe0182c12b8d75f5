import { blockingRefusal, isStakeRefusal } from "~/features/coupon/refusals";
import type { CouponView } from "~/features/coupon/view";

/** Whether a page says nothing against placing: its button is active, and a stake stands without an error. */
export function mayPlace(shown: CouponView): boolean {
  const { rows, singles, refusals } = shown;
  const ofStake = [...refusals.amount, ...refusals.bet.filter(isStakeRefusal)];
  const isTaken = singles
    ? rows.some(({ ref }) => ofStake.every(({ marketId }) => marketId !== ref.marketId))
    : ofStake.length === 0;
  return blockingRefusal(shown) === null && isTaken;
}

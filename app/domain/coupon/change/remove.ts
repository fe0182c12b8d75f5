import { isSameBet } from "../bet";
import { createEmptyCouponCookie } from "../state";
import type { BetRef, CouponCookie } from "../types";
import { renumberBlocks } from "./blocks";
import { type CouponChange, changeCoupon, type MakePlacementKey } from "./change";

/** Removes a bet; a bet that is not in the coupon changes nothing. */
export function removeBet(
  coupon: CouponCookie,
  ref: BetRef,
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () => {
    const bets = coupon.bets.filter((bet) => !isSameBet(bet, ref));
    if (bets.length === coupon.bets.length) return null;
    // The next bets are a new coupon, which is offered the bonus again (CPN-03).
    if (bets.length === 0) return { bets, amountByBlockId: {}, isBonusDeleted: false };
    // A block left empty is removed with its stake.
    return bets.some(({ blockId }) => blockId > 0)
      ? renumberBlocks(bets, coupon.amountByBlockId)
      : { bets };
  });
}

/** Removes every bet; the account stays chosen. */
export function clearCoupon(coupon: CouponCookie, newKey: MakePlacementKey): CouponChange {
  return changeCoupon(coupon, newKey, () =>
    coupon.bets.length === 0
      ? null
      : { ...createEmptyCouponCookie(coupon.key), accountId: coupon.accountId },
  );
}

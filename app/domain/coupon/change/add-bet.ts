import { isSameBet } from "../bet";
import { maxCookieBets, maxPackedLength } from "../limits";
import { isSameMarket } from "../market";
import { packCoupon } from "../packed/pack";
import type { CouponBet, CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey } from "./change";
import { effectiveCouponType } from "./effective-type";

/**
 * Adds a bet; a repeated bet takes the new price and score, and another pick of a market takes the first one's
 * place where `isMarketReplaced` (decision 26). Refused `too-many` above `maxBets`.
 */
export function addBet(
  coupon: CouponCookie,
  bet: CouponBet,
  maxBets: number,
  newKey: MakePlacementKey,
  isMarketReplaced = false,
): CouponChange {
  return changeCoupon(coupon, newKey, () => {
    if (coupon.bets.some((old) => isSameBet(old, bet))) {
      const { coef, scores, addedAt } = bet;
      return {
        bets: coupon.bets.map((old) =>
          isSameBet(old, bet) ? { ...old, coef, scores, addedAt, refusal: null } : old,
        ),
      };
    }
    const { marketId } = bet;
    const most = Math.min(maxBets, maxCookieBets);
    const replaced = isMarketReplaced
      ? coupon.bets.find((old) => isSameMarket(old, bet))
      : undefined;
    if (replaced) {
      const { blockId, isBanker, amount } = replaced;
      const next = { ...bet, blockId, isBanker, amount };
      return { bets: coupon.bets.map((old) => (old === replaced ? next : old)), receiptIds: [] };
    }
    if (coupon.bets.length >= most) return { code: "too-many", marketId, bound: most };
    const bets = [...coupon.bets, bet];
    const next = {
      ...coupon,
      bets,
      typeId: effectiveCouponType({ ...coupon, bets }),
      receiptIds: [],
    };
    return packCoupon(next).length > maxPackedLength
      ? { code: "too-many", marketId, bound: coupon.bets.length }
      : next;
  });
}

import type { CouponBet, CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey } from "./change";

/** Puts a same-game accumulator in the place of the bets of its game (CPN-04). */
export function replaceGameBetsByCombination(
  coupon: CouponCookie,
  bet: CouponBet,
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () => {
    const at = coupon.bets.findIndex(({ gameId }) => gameId === bet.gameId);
    if (at < 0) return { code: "unknown-bet", marketId: bet.marketId };
    const others = coupon.bets.filter(({ gameId }) => gameId !== bet.gameId);
    return { bets: others.toSpliced(at, 0, bet), receiptIds: [] };
  });
}

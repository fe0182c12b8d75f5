import { exactPriceText, parsePrice } from "~/domain/odds/price";
import type { CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey } from "./change";

/**
 * Accepts the platform's current prices and scores: the player sees them and places at them with the next
 * press. An invalid price (1 or less) changes nothing.
 */
export function acceptPricesAndScores(
  coupon: CouponCookie,
  current: readonly {
    readonly marketId: number;
    readonly coef?: string;
    readonly scores?: string | null;
  }[],
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () => {
    const bets = coupon.bets.map((bet) => {
      const now = current.find(({ marketId }) => marketId === bet.marketId);
      if (!now) return bet;
      const price = parsePrice(now.coef ?? "");
      const coef = price ? exactPriceText(price) : bet.coef;
      const { scores = bet.scores } = now;
      return coef === bet.coef && scores === bet.scores ? bet : { ...bet, coef, scores };
    });
    return bets.every((bet, index) => bet === coupon.bets[index]) ? null : { bets };
  });
}

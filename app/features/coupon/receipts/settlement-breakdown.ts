import Big from "big.js";
import { expressBonusPercentForBetCount } from "~/domain/coupon/bonus";
import type { PlacedLeg } from "~/domain/coupon/placed";
import { legReturnFactor } from "~/domain/coupon/returns/leg-return";
import { exactPriceText, productOfPrices } from "~/domain/odds/price";

/** What a leg returns per unit staked: decimal text such as "1.85", "1" (void) or "0" (lost). */
export interface LegReturn {
  readonly leg: PlacedLeg;
  /** null while open. */
  readonly factor: string | null;
}

/** How a single or an express settled (CPP-09): each leg's factor, and their product. */
export interface SettlementBreakdown {
  readonly shares: readonly LegReturn[];
  /** The factor of the express bonus for non-void bets; null = none (CPN-06). */
  readonly bonus: string | null;
  /** null while a leg that still counts is open. */
  readonly total: string | null;
}

/**
 * How an express's legs make its return, with the bonus it was placed with (`bonusPercent`); one
 * lost leg decides it. Only a winning express gets the bonus.
 */
export function expressSettlementBreakdown(
  legs: readonly PlacedLeg[],
  bonusPercent = 0,
): SettlementBreakdown {
  const shares = legs.map((leg) => ({
    leg,
    factor:
      leg.state === "open" ? null : exactPriceText(legReturnFactor(leg.state, new Big(leg.coef))),
  }));
  const known = shares.flatMap(({ factor }) => (factor === null ? [] : [new Big(factor)]));
  const isDecided = known.length === legs.length || known.some((factor) => factor.eq(0));
  const product = productOfPrices(known);
  const played = legs.filter(({ state }) => state !== "void").length;
  const percent =
    isDecided && product.gt(1) ? Math.min(bonusPercent, expressBonusPercentForBetCount(played)) : 0;
  const bonus = new Big(100 + percent).div(100);
  return {
    shares,
    bonus: percent === 0 ? null : exactPriceText(bonus),
    total: isDecided ? exactPriceText(product.times(bonus)) : null,
  };
}

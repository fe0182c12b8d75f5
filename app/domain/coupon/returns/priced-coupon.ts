import Big from "big.js";
import { zero } from "../../money/amount";
import { parsePrice } from "../../odds/price";
import { effectiveType } from "../changes";
import { kindOf } from "../kinds";
import { leastSystemValue } from "../limits";
import type { CouponCookie } from "../types";
import type { PricedCoupon } from "./combine";
import { eventsOf, systemSize } from "./lines";

/** Stakes of a coupon. */
export type Stakes<C extends string = string> = Pick<PricedCoupon<C>, "stake" | "amountByBlockId">;

export const noStakes: Stakes = { stake: zero(), amountByBlockId: {} };

/**
 * An unplaced coupon for computing returns; `coefs` are current prices in its order, by default those of its
 * bets. An impossible line size becomes the nearest possible one.
 */
export function pricedCouponOf<C extends string>(
  coupon: Pick<CouponCookie, "bets" | "typeId" | "systemValue">,
  stakes: Stakes<C>,
  coefs: readonly string[] = coupon.bets.map(({ coef }) => coef),
): PricedCoupon<C> {
  const typeId = effectiveType(coupon);
  const kind = kindOf(typeId);
  const legs = coupon.bets.map((bet, at) => ({
    factor: parsePrice(coefs[at] ?? bet.coef) ?? new Big(1),
    isBanker: kind.hasBankers && bet.isBanker,
    blockId: kind.placedBlock(bet),
  }));
  const systemValue = systemSize(coupon.systemValue, eventsOf(legs)) ?? leastSystemValue;
  return { typeId, systemValue, legs, ...stakes };
}

/** The line size of a coupon's events: the chosen one, or the nearest possible; null if there are too few. */
export function lineSizeOf({
  bets,
  systemValue,
}: Pick<CouponCookie, "bets" | "systemValue">): number | null {
  return systemSize(systemValue, eventsOf(bets));
}

/** Whether a coupon is of lines but its events make none: it cannot be placed (CPN-22). */
export function hasNoLines(coupon: Pick<CouponCookie, "bets" | "typeId" | "systemValue">): boolean {
  return kindOf(effectiveType(coupon)).lines !== null && lineSizeOf(coupon) === null;
}

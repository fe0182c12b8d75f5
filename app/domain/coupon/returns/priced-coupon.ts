import Big from "big.js";
import { zero } from "../../money/amount";
import { parsePrice } from "../../odds/price";
import { effectiveCouponType } from "../change/effective-type";
import { couponKindByType } from "../kinds";
import { minSystemValue } from "../limits";
import type { CouponCookie } from "../types";
import type { PricedCoupon } from "./combine";
import { clampSystemSize, countSystemEvents } from "./lines";

/** Stakes of a coupon. */
export type CouponStakes<C extends string = string> = Pick<
  PricedCoupon<C>,
  "stake" | "amountByBlockId"
>;

export const noCouponStakes: CouponStakes = { stake: zero(), amountByBlockId: {} };

/**
 * An unplaced coupon for computing returns; `coefs` are current prices in its order, by default those of its
 * bets. An impossible line size becomes the nearest possible one.
 */
export function toPricedCoupon<C extends string>(
  coupon: Pick<CouponCookie, "bets" | "typeId" | "systemValue">,
  stakes: CouponStakes<C>,
  coefs: readonly string[] = coupon.bets.map(({ coef }) => coef),
): PricedCoupon<C> {
  const typeId = effectiveCouponType(coupon);
  const kind = couponKindByType(typeId);
  const legs = coupon.bets.map((bet, at) => ({
    factor: parsePrice(coefs[at] ?? bet.coef) ?? new Big(1),
    isBanker: kind.hasBankers && bet.isBanker,
    blockId: kind.placedBlock(bet),
  }));
  const systemValue =
    clampSystemSize(coupon.systemValue, countSystemEvents(legs)) ?? minSystemValue;
  return { typeId, systemValue, legs, ...stakes };
}

/** The line size of a coupon's events: the chosen one, or the nearest possible; null if there are too few. */
export function systemLineSize({
  bets,
  systemValue,
}: Pick<CouponCookie, "bets" | "systemValue">): number | null {
  return clampSystemSize(systemValue, countSystemEvents(bets));
}

/** Whether a coupon is a system whose events make no line; such a coupon cannot be placed (CPN-22). */
export function hasNoSystemLines(
  coupon: Pick<CouponCookie, "bets" | "typeId" | "systemValue">,
): boolean {
  return (
    couponKindByType(effectiveCouponType(coupon)).lines !== null && systemLineSize(coupon) === null
  );
}

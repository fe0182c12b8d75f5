import Big from "big.js";
import { zero } from "../../money/amount";
import { parsePrice } from "../../odds/price";
import { effectiveType } from "../changes";
import { leastSystemValue } from "../limits";
import {
  type CouponBet,
  type CouponCookie,
  type CouponTypeId,
  couponTypes,
  lobbyBlockId,
} from "../types";
import { blockOf, eventsOf, type PricedCoupon } from "./combine";
import { systemSize } from "./lines";

/** Stakes of a coupon. */
export type Stakes<C extends string = string> = Pick<PricedCoupon<C>, "stake" | "amountByBlockId">;

export const noStakes: Stakes = { stake: zero(), amountByBlockId: {} };

/** The block a bet is placed in: the lobby for a system's bankers, its own for blocks, else 0 (CPN-02). */
export function placedBlock(
  bet: Pick<CouponBet, "isBanker" | "blockId">,
  typeId: CouponTypeId,
): number {
  if (typeId === couponTypes.blocks) return blockOf(bet);
  return typeId === couponTypes.system && bet.isBanker ? lobbyBlockId : 0;
}

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
  const legs = coupon.bets.map((bet, at) => ({
    factor: parsePrice(coefs[at] ?? bet.coef) ?? new Big(1),
    isBanker: typeId === couponTypes.system && bet.isBanker,
    blockId: placedBlock(bet, typeId),
  }));
  const systemValue = systemSize(coupon.systemValue, eventsOf(legs)) ?? leastSystemValue;
  return { typeId, systemValue, legs, ...stakes };
}

import Big from "big.js";
import { zero } from "../../money/amount";
import { parsePrice } from "../../odds/price";
import { effectiveType } from "../changes";
import { leastSystemValue } from "../limits";
import { type CouponBet, type CouponCookie, type CouponTypeId, couponTypes, lobbyBlockId } from "../types";
import { blockOf, eventsOf, type PricedCoupon } from "./combine";
import { systemSize } from "./lines";

/** Stakes of a coupon. */
export type Stakes<C extends string = string> = Pick<PricedCoupon<C>, "stake" | "amountByBlockId">;

/** Before anything is staked. */
export const noStakes: Stakes = { stake: zero(), amountByBlockId: {} };

/** The block that a bet is placed in: of a system the lobby for bankers, of blocks its own, else none (CPN-02). */
export function placedBlock(bet: Pick<CouponBet, "isBanker" | "blockId">, typeId: CouponTypeId): number {
  if (typeId === couponTypes.blocks) return blockOf(bet);
  return typeId === couponTypes.system && bet.isBanker ? lobbyBlockId : 0;
}

/**
 * An unplaced coupon as its money is counted; `coefs` are prices in its order where others hold than those it was
 * built with. A size that its events do not have is the nearest one that they do.
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

import type { PriceButtonValue } from "~/domain/coupon/bet";
import type { CouponTypeId } from "~/domain/coupon/kinds";
import type { CouponBet } from "~/domain/coupon/types";
import type { FormPost } from "~/features/gate/form-post.server";
import {
  type BetPricesAndBounds,
  loadPricesAndBounds,
} from "~/platform/services/coupons/prices.server";
import type { Answer } from "~/platform/transport/failure.server";

/**
 * The platform's current prices, scores and bounds of the bets of pressed price buttons, in their order, as part of a
 * coupon of type `typeId`.
 */
export function resolvePressedBets(
  { context: { config, platform } }: FormPost,
  pressed: readonly PriceButtonValue[],
  typeId: CouponTypeId,
): Promise<Answer<BetPricesAndBounds>> {
  const bets = pressed.map(({ ref }) => ref);
  return loadPricesAndBounds(platform, { typeId, currency: config.currency, bets });
}

/**
 * A pressed bet in the form that the coupon stores: at the shown price, with the platform's score (null = none or
 * unknown); `now` in ms since epoch.
 */
export function toCouponBet(
  { ref, coef }: PriceButtonValue,
  scores: string | null,
  now: number,
): CouponBet {
  return {
    ...ref,
    coef,
    scores,
    addedAt: Math.floor(now / 1000),
    blockId: 0,
    isBanker: false,
    amount: "",
    refusal: null,
  };
}

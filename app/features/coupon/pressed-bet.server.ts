import type { PriceButtonValue } from "~/domain/coupon/bet";
import type { CouponTypeId } from "~/domain/coupon/kinds";
import type { CouponBet } from "~/domain/coupon/types";
import type { FormPost } from "~/features/gate/form-post.server";
import { loadPricesAndBounds } from "~/platform/coupons/resolve.server";
import type { BetPricesAndBounds } from "~/platform/coupons/resolved-bets.server";
import type { Answer } from "~/platform/failure.server";

/**
 * The platform's current price, score and bounds of the bet of a pressed price button, as part of a
 * coupon of type `typeId`.
 */
export function resolvePressedBet(
  { context: { config, platform } }: FormPost,
  { ref }: PriceButtonValue,
  typeId: CouponTypeId,
): Promise<Answer<BetPricesAndBounds>> {
  return loadPricesAndBounds(platform, { typeId, currency: config.currency, bets: [ref] });
}

/**
 * A pressed bet in the form that the coupon stores: at the shown price, with the platform's score.
 */
export function toCouponBet(
  { context }: FormPost,
  { ref, coef }: PriceButtonValue,
  known: Answer<BetPricesAndBounds>,
): CouponBet {
  return {
    ...ref,
    coef,
    scores: known.ok ? (known.value.bets[0]?.scores ?? null) : null,
    addedAt: Math.floor(context.now / 1000),
    blockId: 0,
    isBanker: false,
    amount: "",
    refusal: null,
  };
}

import Big from "big.js";
import { couponTypes } from "~/features/coupon/types";
import { productOf } from "~/features/odds/price";
import type { Risk } from "./bounds";
import type { Offer } from "./offer";

/**
 * What a coupon of these bets stakes on. A single or an express multiplies its prices; of the other types, where
 * each bet or line is bounded by itself, the highest price bounds the stake. Unknown bets count for nothing.
 */
export function riskOf(typeId: number, offers: readonly (Offer | null)[]): Risk {
  const known = offers.filter((offer) => offer !== null);
  const prices = known.map((offer) => new Big(offer.market.coef));
  const isProduct = typeId === couponTypes.single || typeId === couponTypes.express;
  const highest = prices.reduce((most, price) => (price.gt(most) ? price : most), new Big(1));
  return {
    coef: isProduct ? productOf(prices) : highest,
    isLive: known.some((offer) => offer.view.status === "live"),
  };
}

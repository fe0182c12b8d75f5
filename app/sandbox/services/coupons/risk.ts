import Big from "big.js";
import type { Rewards } from "~/domain/coupon/bonus";
import { type CouponTypeId, couponTypeOf, couponTypes, kindOf } from "~/domain/coupon/kinds";
import { coefText, type PricedLeg, totalReturn, unitReturn } from "~/domain/coupon/returns/combine";
import type { Stakes } from "~/domain/coupon/returns/priced-coupon";
import { lobbyBlockId } from "~/domain/coupon/types";
import type { Minor } from "~/domain/money/amount";
import type { Risk } from "./bounds";
import type { Offer } from "./offer";

/** Structure of a coupon on the wire; `systemValue` and blocks apply to their types only. */
export interface Shape {
  readonly typeId: number;
  readonly systemValue: number;
}

/** An offer at its position in the coupon. */
export interface PlacedOffer {
  readonly offer: Offer;
  readonly blockId: number;
}

/** Bets known to the feed, with the block of each. */
export function knownOffersOf(
  bets: readonly { readonly blockId?: number | undefined }[],
  offers: readonly (Offer | null)[],
): PlacedOffer[] {
  return offers.flatMap((offer, index) =>
    offer ? [{ offer, blockId: bets[index]?.blockId ?? 0 }] : [],
  );
}

/**
 * Exposure per unit of stake; for one block, that of the block. For singles, which have separate bounds, the
 * highest price counts. Unknown bets are ignored.
 */
export function riskOf(shape: Shape, stood: readonly PlacedOffer[], bonusPercent = 0): Risk {
  const typeId = typeOf(shape);
  return {
    perUnit: unitReturn({ ...shape, typeId, legs: legsOf(shape, stood), bonusPercent }),
    isLive: stood.some(({ offer }) => offer.view.status === "live"),
  };
}

/** Return of a coupon if every leg wins: the coefficient as text, and the amount. */
export function winOf<C extends string>(
  shape: Shape,
  stood: readonly PlacedOffer[],
  stakes: Stakes<C>,
  rewards: Rewards<C>,
): { readonly coef: string; readonly win: Minor<C> } {
  const counted = {
    ...shape,
    typeId: typeOf(shape),
    ...stakes,
    ...rewards,
    legs: legsOf(shape, stood),
  };
  return { coef: coefText(counted), win: totalReturn(counted) };
}

/** Whether a bet of a system is a banker, and so part of every line (CPN-02). */
export function isBanker(
  shape: Pick<Shape, "typeId">,
  { blockId }: Pick<PlacedOffer, "blockId">,
): boolean {
  return kindOf(typeOf(shape)).hasBankers && blockId === lobbyBlockId;
}

/** Coupon type for the rules; an unknown one multiplies its prices. */
export function typeOf({ typeId }: Pick<Shape, "typeId">): CouponTypeId {
  return couponTypeOf(typeId) ?? couponTypes.express;
}

function legsOf(shape: Shape, stood: readonly PlacedOffer[]): PricedLeg[] {
  return stood.map(({ offer, blockId }) => ({
    factor: new Big(offer.market.coef),
    isBanker: isBanker(shape, { blockId }),
    blockId,
  }));
}

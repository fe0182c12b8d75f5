import Big from "big.js";
import type { CouponRewards } from "~/domain/coupon/bonus";
import {
  type CouponTypeId,
  couponKindByType,
  couponTypes,
  parseCouponType,
} from "~/domain/coupon/kinds";
import { bankerBlockId } from "~/domain/coupon/placed";
import {
  calculateTotalReturn,
  calculateUnitReturn,
  type PricedLeg,
  unitReturnText,
} from "~/domain/coupon/returns/combine";
import type { CouponStakes } from "~/domain/coupon/returns/priced-coupon";
import type { Minor } from "~/domain/money/amount";
import type { CouponExposure } from "./bounds";
import type { BetOffer } from "./offer";

/** Structure of a coupon on the wire; `systemValue` and blocks apply to their types only. */
export interface CouponTypeAndSystemSize {
  readonly typeId: number;
  readonly systemValue: number;
}

/** An offer at its position in the coupon. */
export interface OfferInBlock {
  readonly offer: BetOffer;
  readonly blockId: number;
}

/** Bets known to the feed, with the block of each. */
export function knownOffers(
  bets: readonly { readonly blockId?: number | undefined }[],
  offers: readonly (BetOffer | null)[],
): OfferInBlock[] {
  return offers.flatMap((offer, index) =>
    offer ? [{ offer, blockId: bets[index]?.blockId ?? 0 }] : [],
  );
}

/**
 * Exposure per unit of stake; for one block, that of the block. For singles, which have separate bounds, the
 * highest price counts. Unknown bets are ignored.
 */
export function couponExposure(
  shape: CouponTypeAndSystemSize,
  stood: readonly OfferInBlock[],
  bonusPercent = 0,
): CouponExposure {
  const typeId = couponTypeForRules(shape);
  return {
    perUnit: calculateUnitReturn({ ...shape, typeId, legs: legsOf(shape, stood), bonusPercent }),
    isLive: stood.some(({ offer }) => offer.view.status === "live"),
  };
}

/**
 * Return of a coupon if every leg wins: the coefficient as text, and the amount, of each block at
 * most its highest payout.
 */
export function couponReturnIfAllWin<C extends string>(
  shape: CouponTypeAndSystemSize,
  stood: readonly OfferInBlock[],
  stakes: CouponStakes<C>,
  rewards: CouponRewards<C>,
  maxPayoutByBlockId: Readonly<Record<string, Minor<C>>> = {},
): { readonly coef: string; readonly win: Minor<C> } {
  const counted = {
    ...shape,
    typeId: couponTypeForRules(shape),
    ...stakes,
    ...rewards,
    legs: legsOf(shape, stood),
  };
  return {
    coef: unitReturnText(counted),
    win: calculateTotalReturn({ ...counted, maxPayoutByBlockId }),
  };
}

/** Whether a bet of a system is a banker, and so part of every line (CPN-02). */
export function isBanker(
  shape: Pick<CouponTypeAndSystemSize, "typeId">,
  { blockId }: Pick<OfferInBlock, "blockId">,
): boolean {
  return couponKindByType(couponTypeForRules(shape)).hasBankers && blockId === bankerBlockId;
}

/** Coupon type for the rules; an unknown one multiplies its prices. */
export function couponTypeForRules({
  typeId,
}: Pick<CouponTypeAndSystemSize, "typeId">): CouponTypeId {
  return parseCouponType(typeId) ?? couponTypes.express;
}

function legsOf(shape: CouponTypeAndSystemSize, stood: readonly OfferInBlock[]): PricedLeg[] {
  return stood.map(({ offer, blockId }) => ({
    factor: new Big(offer.market.coef),
    isBanker: isBanker(shape, { blockId }),
    blockId,
  }));
}

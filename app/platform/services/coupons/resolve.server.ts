import type { CouponTypeId } from "~/domain/coupon/kinds";
import { minSystemValue } from "~/domain/coupon/limits";
import type { BetRef } from "~/domain/coupon/types";
import { call } from "../../transport/call.server";
import type { Answer } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponCalls } from "./calls.server";
import { type BetPricesAndBounds, toBetPricesAndBounds } from "./resolved-bets.server";

/**
 * An unplaced coupon whose current prices and bounds are asked for; blocks as in `PlacedLeg`.
 * `currency` is ISO 4217.
 */
export interface UnplacedCouponToPrice<C extends string = string> {
  readonly typeId: CouponTypeId;
  readonly currency: C;
  readonly systemValue?: number;
  readonly bets: readonly (BetRef & { readonly blockId?: number })[];
}

/** Loads current prices and states of a coupon's bets, and its bounds (CPN-26). */
export async function loadPricesAndBounds<C extends string>(
  scope: PlatformScope,
  ask: UnplacedCouponToPrice<C>,
): Promise<Answer<BetPricesAndBounds<C>>> {
  const { typeId, currency, systemValue = minSystemValue } = ask;
  const refs = ask.bets.map(({ gameId, marketId, type, param, blockId = 0 }) => ({
    gameId,
    marketId,
    type,
    param,
    blockId,
  }));
  const json = { lng: scope.lng, typeId, currency, systemValue, bets: refs };
  const reply = await call(scope, couponCalls.resolve, { json });
  return reply.ok ? toBetPricesAndBounds(reply.data, refs.length, currency) : reply;
}

import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import { callOrFallback } from "~/domain/money/lost-answer";
import { clearedCoupon, isNotPlacedFinal, unlockedCoupon } from "./coupon-after";
import type { PlaceDeps } from "./place-input.server";
import { type PlaceOutcome, placedOrRefused, refusedOutcome } from "./place-outcome";
import { deriveSingleKey } from "./single-key.server";
import type { SinglesPlatform } from "./singles-input.server";

/**
 * Checks once the outcome of pending singles (CPP-11). "Not placed" is final for a sent bet only when it can
 * no longer be placed. The keys stay the coupon's, so a late arrival is the same bet.
 */
export async function recheckPendingSingles(
  coupon: CouponCookie,
  platform: Pick<SinglesPlatform, "findByKeys">,
  means: Pick<PlaceDeps, "newKey" | "now">,
): Promise<PlaceOutcome> {
  const keyOf = (bet: CouponBet) => deriveSingleKey(coupon.key, bet);
  const found = await callOrFallback(() => platform.findByKeys(coupon.bets.map(keyOf)), null);
  if (found === null) return { kind: "checking", placed: [], coupon };
  const placed = coupon.bets.flatMap((bet) => found.get(keyOf(bet)) ?? []);
  const absent = coupon.bets.filter((bet) => !found.has(keyOf(bet)));
  const mayArrive = absent.some(({ refusal }) => refusal === null);
  if (mayArrive && !isNotPlacedFinal(coupon, means.now))
    return { kind: "checking", placed, coupon };
  const bets = absent.map((bet) => ({
    ...bet,
    refusal: bet.refusal ?? ({ code: "not-placed" } as const),
  }));
  const [only, ...others] = bets;
  if (!only) return placedOrRefused(placed, [], clearedCoupon(coupon, means.newKey));
  // A single left alone is placed under the coupon's own key, so it must be the key it was sent with.
  const key = others.length === 0 ? keyOf(only) : coupon.key;
  const next = unlockedCoupon({ ...coupon, bets, key });
  const refusals = bets.map(({ marketId, refusal }) => ({ ...refusal, marketId }));
  if (placed.length === 0) return refusedOutcome(next, { code: "not-placed" });
  return placedOrRefused(placed, refusals, next);
}

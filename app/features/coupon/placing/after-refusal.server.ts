import type { MakePlacementKey } from "~/domain/coupon/change/change";
import { acceptPricesAndScores } from "~/domain/coupon/change/prices";
import type { Refusal } from "~/domain/coupon/refusal";
import type { CouponCookie } from "~/domain/coupon/types";
import { unlockedWithNewKey } from "./coupon-after";
import type { PlaceOutcome } from "./place-outcome";

/**
 * The outcome of a definite refusal: the coupon gets a new key, and the platform's current prices
 * replace those that the player saw.
 */
export function outcomeWithNewKeyAndPrices(
  coupon: CouponCookie,
  refusals: readonly Refusal[],
  newKey: MakePlacementKey,
): PlaceOutcome {
  const described = refusals.map((refusal) => {
    const bet = coupon.bets.find(({ marketId }) => marketId === refusal.marketId);
    return bet && refusal.code === "price-changed" ? { ...refusal, seenCoef: bet.coef } : refusal;
  });
  const moved = described.flatMap(({ code, marketId, coef }) =>
    code === "price-changed" && marketId !== undefined && coef !== undefined
      ? [{ marketId, coef }]
      : [],
  );
  const renewedCoupon = unlockedWithNewKey(coupon, newKey);
  const accepted = acceptPricesAndScores(renewedCoupon, moved, () => renewedCoupon.key);
  return {
    kind: "refused",
    refusals: described,
    coupon: accepted.ok ? accepted.coupon : renewedCoupon,
  };
}

import type { MakePlacementKey } from "~/domain/coupon/change/change";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import { callOrFallback } from "~/domain/money/lost-answer";
import { isPlacedPerBet } from "./check.server";
import { clearedCoupon, withReceiptsOrNotPlacedNote } from "./coupon-after";
import { findKeyResult } from "./key-lookup.server";
import type { PlaceOutcome } from "./place-outcome";
import { deriveSingleKey } from "./single-key.server";
import type { SinglesPlatform } from "./singles-input.server";

/**
 * Changes an outcome that is refused as `key-reused`, and returns any other as it is. The key has
 * placed another content before, and that response was lost: the bets placed then leave the coupon,
 * and their receipts are announced, so that the next press is not an unnoticed second bet (CPP-03,
 * CPP-10). `sent` is the coupon as posted.
 */
export async function removeBetsPlacedEarlier<T extends PlaceOutcome>(
  outcome: T,
  sent: CouponCookie,
  platform: SinglesPlatform,
  newKey: MakePlacementKey,
): Promise<T> {
  if (!isReused(outcome)) return outcome;
  if (!isPlacedPerBet(sent)) {
    const found = await findKeyResult(platform, sent.key);
    if (found.kind !== "placed") return outcome;
    return {
      ...outcome,
      coupon: withReceiptsOrNotPlacedNote(clearedCoupon(sent, newKey), [found.coupon]),
    };
  }
  const keyOf = (bet: CouponBet) => deriveSingleKey(sent.key, bet);
  const found = await callOrFallback(() => platform.findByKeys(sent.bets.map(keyOf)), null);
  if (found === null || found.size === 0) return outcome;
  const bets = outcome.coupon.bets.filter((bet) => !found.has(keyOf(bet)));
  const left = bets.length === 0 ? clearedCoupon(sent, newKey) : { ...outcome.coupon, bets };
  return { ...outcome, coupon: withReceiptsOrNotPlacedNote(left, [...found.values()]) };
}

function isReused(outcome: PlaceOutcome): boolean {
  return "refusals" in outcome && outcome.refusals.some(({ code }) => code === "key-reused");
}

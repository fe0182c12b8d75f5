import type { NewKey } from "~/domain/coupon/changes";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import { settledOr } from "~/domain/money/lost-answer";
import { isPlacedByBet } from "./check.server";
import { cleared, withReceipts } from "./coupon-after";
import { find } from "./place.server";
import type { PlaceOutcome } from "./place-outcome";
import type { SinglesPlatform } from "./place-singles.server";
import { singleKey } from "./single-key.server";

/**
 * Handles a key that already placed something else, with a lost response: placed bets leave the coupon and
 * their receipts are announced, so that the next press is not an unnoticed second bet (CPP-03, CPP-10).
 * `sent` is the coupon as posted.
 */
export async function withoutPlaced<T extends PlaceOutcome>(
  outcome: T,
  sent: CouponCookie,
  platform: SinglesPlatform,
  newKey: NewKey,
): Promise<T> {
  if (!isReused(outcome)) return outcome;
  if (!isPlacedByBet(sent)) {
    const found = await find(platform, sent.key);
    if (found.kind !== "placed") return outcome;
    return { ...outcome, coupon: withReceipts(cleared(sent, newKey), [found.coupon]) };
  }
  const keyOf = (bet: CouponBet) => singleKey(sent.key, bet);
  const found = await settledOr(() => platform.findByKeys(sent.bets.map(keyOf)), null);
  if (found === null || found.size === 0) return outcome;
  const bets = outcome.coupon.bets.filter((bet) => !found.has(keyOf(bet)));
  const left = bets.length === 0 ? cleared(sent, newKey) : { ...outcome.coupon, bets };
  return { ...outcome, coupon: withReceipts(left, [...found.values()]) };
}

function isReused(outcome: PlaceOutcome): boolean {
  return "refusals" in outcome && outcome.refusals.some(({ code }) => code === "key-reused");
}

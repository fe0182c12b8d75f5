import { parseBetRef } from "~/domain/coupon/bet";
import { callOrFallback } from "~/domain/money/lost-answer";
import { parseTypedAmount } from "~/domain/money/money";
import { isRequestKey } from "~/domain/money/request-key";
import {
  notSentOutcome,
  type PlaceOutcome,
  placedOrRefused,
  refusedOutcome,
} from "./place-outcome";
import { deriveSingleKey } from "./single-key.server";
import type { SinglesPlatform, SinglesPost } from "./singles-input.server";

/**
 * The outcome of singles posted with a key that is not the coupon's: the receipts of the bets that
 * were placed under that key (CPP-03, CPP-10).
 */
export async function outcomeOfRepeatedSingles(
  { coupon, key, typedAmounts }: SinglesPost,
  platform: SinglesPlatform,
): Promise<PlaceOutcome> {
  const bets = Object.entries(typedAmounts).flatMap(([id, typed]) => {
    const ref = parseBetRef(id);
    return ref ? [{ typed, key: deriveSingleKey(key, ref) }] : [];
  });
  if (!isRequestKey(key)) return refusedOutcome(coupon, { code: "key-reused" });
  const found = await callOrFallback(() => platform.findByKeys(bets.map((bet) => bet.key)), null);
  if (found === null) return notSentOutcome(coupon);
  const placed = bets.flatMap((bet) => found.get(bet.key) ?? []);
  const isSame = bets.every((bet) => {
    const receipt = found.get(bet.key);
    const amount = receipt && parseTypedAmount(bet.typed, receipt.iso);
    return !receipt || (amount?.ok === true && amount.minor === receipt.stake);
  });
  if (placed.length === 0 || !isSame) return refusedOutcome(coupon, { code: "key-reused" });
  return placedOrRefused(placed, [], coupon);
}

import { formatBetRef, parseBetRef } from "~/domain/coupon/bet";
import type { MakePlacementKey } from "~/domain/coupon/change/change";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { PlacementKeyResult } from "~/domain/coupon/placement-result";
import { parseAdvance } from "~/domain/coupon/stakes/advance";
import type { CouponCookie } from "~/domain/coupon/types";
import type { Minor } from "~/domain/money/amount";
import { callOrFallback } from "~/domain/money/lost-answer";
import { parseTypedAmount } from "~/domain/money/money";
import { isRequestKey } from "~/domain/money/request-key";
import { batchOf, deriveSingleKey, type PlacePost } from "./batch.server";
import {
  clearedCoupon,
  isNotPlacedFinal,
  unlockedCoupon,
  withReceiptsOrNotPlacedNote,
} from "./coupon-after";
import type { PlaceDeps, PlacePlatform } from "./place-deps.server";
import {
  hasRefusal,
  notSentOutcome,
  type PlaceOutcome,
  placedOrRefused,
  refusedOutcome,
} from "./place-outcome";

type Find = Pick<PlacePlatform, "findByKey" | "findByKeys">;

/** What the platform has under a key; a failed call returns unknown. */
export function findKeyResult(
  platform: Pick<PlacePlatform, "findByKey">,
  key: string,
): Promise<PlacementKeyResult> {
  return callOrFallback(() => platform.findByKey(key), { kind: "unknown" } as const);
}

/**
 * Checks once the outcome of a pending coupon (CPP-11). "Not placed" is final only when no request that was sent can
 * be placed any more; then the coupon is unlocked and keeps its keys, so a late arrival is the same bet. `newKey`
 * makes the key of the empty coupon that follows a placement.
 */
export async function checkBatch(
  coupon: CouponCookie,
  platform: Find,
  { newKey, now }: Pick<PlaceDeps, "newKey" | "now">,
): Promise<PlaceOutcome> {
  const { isPerBet, parts } = batchOf(coupon);
  const found = await findPlaced(parts, isPerBet, platform);
  if (found === null) return { kind: "checking", placed: [], coupon };
  const placed = parts.flatMap(({ key }) => found.get(key) ?? []);
  const absent = parts.filter(({ key }) => !found.has(key));
  if (absent.length === 0) return placedOrRefused(placed, [], clearedCoupon(coupon, newKey));
  // A single that was refused before the outcome became unknown was not sent again.
  const mayArrive = absent.some(({ bets: [bet] }) => !isPerBet || bet?.refusal === null);
  if (mayArrive && !isNotPlacedFinal(coupon, now)) return { kind: "checking", placed, coupon };
  const notPlaced = { code: "not-placed" } as const;
  if (!isPerBet) return refusedOutcome(unlockedCoupon(coupon), notPlaced);
  const bets = absent.flatMap((part) =>
    part.bets.map((bet) => ({ ...bet, refusal: bet.refusal ?? notPlaced })),
  );
  // A single left alone is placed under the coupon's own key, so it must be the key it was sent with.
  const [only, ...others] = absent;
  const key = only && others.length === 0 ? only.key : coupon.key;
  const left = unlockedCoupon({ ...coupon, bets, key });
  if (placed.length === 0) return refusedOutcome(left, notPlaced);
  return placedOrRefused(
    placed,
    bets.map(({ marketId, refusal }) => ({ ...refusal, marketId })),
    left,
  );
}

/**
 * The outcome of a post with a key that is not the coupon's: the receipts of what was placed under that key, if the
 * posted stakes are the same, else refused as `key-reused` (CPP-03, CPP-10). It is a post of singles if it has
 * stakes of bets.
 */
export async function repeatedBatch(post: PlacePost, platform: Find): Promise<PlaceOutcome> {
  const { coupon, key, typedByBet = {} } = post;
  if (!isRequestKey(key)) return refusedOutcome(coupon, { code: "key-reused" });
  const isPerBet = Object.keys(typedByBet).length > 0;
  const singles = Object.entries(typedByBet).flatMap(([name, typed]) => {
    const ref = parseBetRef(name);
    const isSame = ({ stake, iso }: PlacedCoupon) => isAmount(typed, stake, iso);
    return ref ? [{ key: deriveSingleKey(key, ref), isSame }] : [];
  });
  const isSameAsPosted = (receipt: PlacedCoupon) => isStakedAsPosted(receipt, post);
  const parts = isPerBet ? singles : [{ key, isSame: isSameAsPosted }];
  const found = await findPlaced(parts, isPerBet, platform);
  if (found === null) return notSentOutcome(coupon);
  const placed = parts.flatMap((part) => found.get(part.key) ?? []);
  const isSame = parts.every((part) => {
    const receipt = found.get(part.key);
    return !receipt || part.isSame(receipt);
  });
  return placed.length > 0 && isSame
    ? placedOrRefused(placed, [], coupon)
    : refusedOutcome(coupon, { code: "key-reused" });
}

/**
 * Changes an outcome that is refused as `key-reused`, and returns any other as it is. The key has
 * placed another content before, and that response was lost: the bets placed then leave the coupon,
 * and their receipts are announced, so that the next press is not an unnoticed second bet (CPP-03,
 * CPP-10). `sent` is the coupon as posted.
 */
export async function removeBetsPlacedEarlier<T extends PlaceOutcome>(
  outcome: T,
  sent: CouponCookie,
  platform: Find,
  newKey: MakePlacementKey,
): Promise<T> {
  if (!hasRefusal(outcome, "key-reused")) return outcome;
  const { isPerBet, parts } = batchOf(sent);
  const found = await findPlaced(parts, isPerBet, platform);
  if (found === null || found.size === 0) return outcome;
  const placed = parts.filter(({ key }) => found.has(key)).flatMap(({ bets }) => bets);
  const names = new Set(placed.map(formatBetRef));
  const bets = outcome.coupon.bets.filter((bet) => !names.has(formatBetRef(bet)));
  const left = bets.length === 0 ? clearedCoupon(sent, newKey) : { ...outcome.coupon, bets };
  return { ...outcome, coupon: withReceiptsOrNotPlacedNote(left, [...found.values()]) };
}

/** What the platform has placed under the keys of a batch's parts, by key; null = it does not answer. */
async function findPlaced(
  parts: readonly { readonly key: string }[],
  isPerBet: boolean,
  platform: Find,
): Promise<ReadonlyMap<string, PlacedCoupon> | null> {
  const keys = parts.map(({ key }) => key);
  if (isPerBet) return callOrFallback(() => platform.findByKeys(keys), null);
  const [key = ""] = keys;
  const found = await findKeyResult(platform, key);
  if (found.kind === "unknown") return null;
  return new Map(found.kind === "placed" ? [[key, found.coupon]] : []);
}

/** Whether a coupon was placed with the posted stakes: those of its blocks, else its one stake and advance. */
function isStakedAsPosted(
  { iso, stake, amountByBlockId, terms }: PlacedCoupon,
  { typedAmount, typedByBlock, typedAdvance = "" }: PlacePost,
): boolean {
  const blocks = Object.entries(amountByBlockId);
  return blocks.length > 0
    ? blocks.every(([id, minor]) => isAmount(typedByBlock[id] ?? "", minor, iso))
    : isAmount(typedAmount, stake, iso) && parseAdvance(typedAdvance, iso) === terms.prepaidAmount;
}

function isAmount(typed: string, minor: Minor, iso: string): boolean {
  const amount = parseTypedAmount(typed, iso);
  return amount.ok && amount.minor === minor;
}

import type { PlacementRequest } from "~/domain/coupon/placement";
import type { PlacementResult } from "~/domain/coupon/placement-result";
import { parseAdvance } from "~/domain/coupon/stakes/advance";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import { isAmountBelow, type Minor, zero } from "~/domain/money/amount";
import { callOrFallback, lookupDelaysMs } from "~/domain/money/lost-answer";
import { fromMinor, parseTypedAmount } from "~/domain/money/money";
import {
  batchOf,
  isOtherAccountThanShown,
  type PlacePost,
  refusalsKnownWithoutPlatform,
  withPartStakes,
  withTypedPartStakes,
} from "./batch.server";
import { clearedCoupon } from "./coupon-after";
import { checkBatch, findKeyResult, repeatedBatch } from "./key-lookup.server";
import type { PlaceDeps, PlacePlatform } from "./place-deps.server";
import {
  batchOutcome,
  hasRefusal,
  impliedNextResult,
  notSentOutcome,
  type PlaceOutcome,
  refusedOutcome,
  toPlacedOutcome,
} from "./place-outcome";
import { toPlacementRequest } from "./placement";

/**
 * Places a coupon: as a whole, or its singles one by one in the coupon's order, each as type 0 under its own key
 * (CPP-02, CPP-03, CPP-04). The key must be the coupon's, or that of bets already placed. After a lost response the
 * part's key is polled, and nothing more is sent while its result is unknown. One request never sends a part twice;
 * two requests share their keys. A single without a stake is not sent: it stays, and its stake is asked for.
 */
export async function placeBatch(
  post: PlacePost,
  platform: PlacePlatform,
  means: PlaceDeps,
): Promise<PlaceOutcome> {
  const { coupon, session, accounts, key } = post;
  if (session.kind === "guest") return refusedOutcome(coupon, { code: "sign-in" });
  if (key !== coupon.key) return repeatedBatch(post, platform);
  if (coupon.isChecking) return checkBatch(coupon, platform, means);
  const account = findPayingAccount(coupon.accountId, accounts);
  // The player's protection data cannot be read (LIM-20).
  if (!session.isSafe || !accounts || !account) return notSentOutcome(coupon);
  if (isOtherAccountThanShown(post)) return refusedOutcome(coupon, { code: "account-changed" });
  const { iso } = account;
  const batch = batchOf(coupon);
  const parts = withTypedPartStakes(batch, post, iso);
  const refusals = refusalsKnownWithoutPlatform(batch, parts, post, iso);
  // A sum of blocks can be no amount although each stake is one.
  const isUnread = parts.some(({ stakes, missing }) => stakes === null && missing === null);
  if (isUnread || refusals.length > 0) return refusedOutcome(coupon, ...refusals);

  const { settings, config, odds, seen, vip = null, typedAdvance = "" } = post;
  const context = {
    userId: session.userId,
    account,
    settings,
    refId: config.refId,
    odds,
    advance: parseAdvance(typedAdvance, iso) ?? zero(),
    vip,
    ...(seen ? { seen } : {}),
  };
  const results: PlacementResult[] = [];
  let sentAt = means.clock();
  for (const { part, stakes, missing } of parts) {
    const last = results.at(-1);
    const implied = last ? impliedNextResult(last) : null;
    if (implied) results.push(implied);
    else if (stakes === null)
      results.push({ kind: "refused", refusals: [{ code: missing ?? "no-stake" }] });
    else {
      sentAt = means.clock();
      const request = toPlacementRequest(part, stakes, { ...context, sentAt });
      results.push(await sendOnce(request, platform, means));
    }
  }
  const staked = withPartStakes(batch, parts, post, iso);
  return batchOutcome(batch, staked, results, means.newKey, sentAt);
}

/**
 * Sends a placement once. After a lost response its key is looked up a few times, within the page's time budget; the
 * result is "unknown" if no lookup finds the coupon placed.
 */
async function sendOnce(
  request: PlacementRequest,
  platform: PlacePlatform,
  { left, wait }: PlaceDeps,
): Promise<PlacementResult> {
  const unknown = { kind: "unknown" } as const;
  const reply = await callOrFallback(() => platform.place(request), unknown);
  if (reply.kind !== "unknown") return reply;
  for (const pause of lookupDelaysMs) {
    if (left() <= pause) break;
    await wait(pause);
    const found = await findKeyResult(platform, request.key);
    if (found.kind === "placed") return found;
  }
  return unknown;
}

/**
 * Places a coupon at `max`, its maximum stake (CPN-12; null = unknown). The stake is computed here from the current
 * bounds and account, never taken from the form. The form's amount is what the player saw: if the maximum has risen
 * above it, nothing is sent and the player is asked again (`max-changed`); if it has fallen, the lower one is
 * staked. Two requests under one key may therefore have different stakes: both return what the first one
 * placed.
 */
export async function placeAtMaxUnlessRisen(
  post: PlacePost,
  max: Minor | null,
  iso: string,
  platform: PlacePlatform,
  means: PlaceDeps,
): Promise<PlaceOutcome> {
  const { coupon, key, session } = post;
  if (session.kind === "guest" || key !== coupon.key || coupon.isChecking)
    return placeBatch(post, platform, means);
  const earlier = await alreadyPlaced(coupon, platform, means);
  if (earlier) return earlier;
  // A maximum in another currency than the form's is no answer to what the player saw.
  if (isOtherAccountThanShown(post)) return placeBatch(post, platform, means);
  if (max === null) return notSentOutcome(coupon);
  const seen = parseTypedAmount(post.typedAmount, iso);
  if (seen.ok && isAmountBelow(seen.minor, max))
    return refusedOutcome(coupon, { code: "max-changed", bound: max });
  const outcome = await placeBatch({ ...post, typedAmount: fromMinor(max, iso) }, platform, means);
  const isOther = hasRefusal(outcome, "key-reused");
  return (isOther && (await alreadyPlaced(coupon, platform, means))) || outcome;
}

/** The bet that an earlier request placed under the coupon's key, if any. */
async function alreadyPlaced(
  coupon: CouponCookie,
  platform: PlacePlatform,
  { newKey }: PlaceDeps,
): Promise<PlaceOutcome | null> {
  const found = await findKeyResult(platform, coupon.key);
  return found.kind === "placed"
    ? toPlacedOutcome(found.coupon, clearedCoupon(coupon, newKey))
    : null;
}

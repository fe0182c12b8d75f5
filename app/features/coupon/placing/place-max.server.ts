import type { CouponCookie } from "~/domain/coupon/types";
import { isAmountBelow, type Minor } from "~/domain/money/amount";
import { fromMinor, parseTypedAmount } from "~/domain/money/money";
import { clearedCoupon } from "./coupon-after";
import { findKeyResult } from "./key-lookup.server";
import { placeCoupon } from "./place.server";
import type { PlaceDeps, PlacePlatform, PlacePost } from "./place-input.server";
import {
  notSentOutcome,
  type PlaceOutcome,
  refusedOutcome,
  toPlacedOutcome,
} from "./place-outcome";
import { isOtherAccountThanShown } from "./shown-account.server";

/** The current maximum stake; null = unknown. */
export interface CurrentMaxStake<C extends string = string> {
  readonly max: Minor<C> | null;
  readonly iso: C;
}

/**
 * Places a coupon at its maximum stake (CPN-12). The stake is computed here from the current bounds and
 * account, never taken from the form. The form's amount is what the player saw: if the maximum has risen
 * above it, nothing is sent and the player is asked again (`max-changed`); if it has fallen, the lower one is
 * staked. Two requests under one key may therefore have different stakes: both return what the first one
 * placed.
 */
export async function placeAtMaxUnlessRisen(
  post: PlacePost,
  { max, iso }: CurrentMaxStake,
  platform: PlacePlatform,
  means: PlaceDeps,
): Promise<PlaceOutcome> {
  const { coupon, key, session } = post;
  if (session.kind === "guest" || key !== coupon.key || coupon.isChecking)
    return placeCoupon(post, platform, means);
  const earlier = await alreadyPlaced(coupon, platform, means);
  if (earlier) return earlier;
  // A maximum in another currency than the form's is no answer to what the player saw.
  if (isOtherAccountThanShown(post)) return placeCoupon(post, platform, means);
  if (max === null) return notSentOutcome(coupon);
  const seen = parseTypedAmount(post.typedAmount, iso);
  if (seen.ok && isAmountBelow(seen.minor, max))
    return refusedOutcome(coupon, { code: "max-changed", bound: max });
  const outcome = await placeCoupon({ ...post, typedAmount: fromMinor(max, iso) }, platform, means);
  const isOther =
    outcome.kind === "refused" && outcome.refusals.some(({ code }) => code === "key-reused");
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

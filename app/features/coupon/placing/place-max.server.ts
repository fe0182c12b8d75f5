import type { CouponCookie } from "~/domain/coupon/types";
import { isBelow, type Minor } from "~/domain/money/amount";
import { fromMinor, readAmount } from "~/domain/money/money";
import { cleared } from "./coupon-after";
import {
  find,
  type PlaceDeps,
  type PlacePlatform,
  type PlacePost,
  placeCoupon,
} from "./place.server";
import { type PlaceOutcome, placedAs, refused } from "./place-outcome";

/** The current maximum stake; null = unknown. */
export interface MaxNow<C extends string = string> {
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
export async function placeAtMax(
  post: PlacePost,
  { max, iso }: MaxNow,
  platform: PlacePlatform,
  means: PlaceDeps,
): Promise<PlaceOutcome> {
  const { coupon, key, session } = post;
  if (session.kind === "guest" || key !== coupon.key || coupon.isChecking)
    return placeCoupon(post, platform, means);
  const earlier = await alreadyPlaced(coupon, platform, means);
  if (earlier) return earlier;
  if (max === null) return refused(coupon, { code: "unavailable" });
  const seen = readAmount(post.typedAmount, iso);
  if (seen.ok && isBelow(seen.minor, max))
    return refused(coupon, { code: "max-changed", bound: max });
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
  const found = await find(platform, coupon.key);
  return found.kind === "placed" ? placedAs(found.coupon, cleared(coupon, newKey)) : null;
}

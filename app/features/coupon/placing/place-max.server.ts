import { isBelow, type Minor } from "../../money/amount";
import { fromMinor, readAmount } from "../../money/money";
import type { CouponCookie } from "../types";
import { cleared } from "./coupon-after";
import {
  find,
  type PlaceDeps,
  type PlaceOutcome,
  type PlacePlatform,
  type PlacePost,
  placeCoupon,
  refused,
} from "./place.server";

/** The most that can be staked now; null = nobody can say. */
export interface MaxNow<C extends string = string> {
  readonly max: Minor<C> | null;
  readonly iso: C;
}

/**
 * Places a coupon whose stake is its maximum (CPN-12). What is staked is reckoned here, from the bounds and the account
 * of this moment, never taken from the form. The form's amount is what the player saw: where the maximum has risen
 * above it nothing is sent and he is asked again (`max-changed`); where it has fallen the lower one is staked, since
 * nobody is hurt by less. The stake may therefore differ between two presses of one key: what the first one placed is
 * the answer to both.
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
  if (seen.ok && isBelow(seen.minor, max)) return refused(coupon, { code: "max-changed", bound: max });
  const outcome = await placeCoupon({ ...post, typedAmount: fromMinor(max, iso) }, platform, means);
  const isOther = outcome.kind === "refused" && outcome.refusals.some(({ code }) => code === "key-reused");
  return (isOther && (await alreadyPlaced(coupon, platform, means))) || outcome;
}

/** The bet that stands under the coupon's key by an earlier press, if any. */
async function alreadyPlaced(
  coupon: CouponCookie,
  platform: PlacePlatform,
  { newKey }: PlaceDeps,
): Promise<PlaceOutcome | null> {
  const found = await find(platform, coupon.key);
  return found.kind === "placed"
    ? { kind: "placed", receipt: found.coupon, isRepeat: true, coupon: cleared(coupon, newKey) }
    : null;
}

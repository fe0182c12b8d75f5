import { addBet } from "~/domain/coupon/change/add-bet";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";
import { platformNow } from "~/platform/transport/clock.server";
import { hashedCacheKey } from "~/server/keyed.server";
import { sharedServices } from "~/server/shared/shared-services.server";
import { addedBetText, keyWithBet, sameBetRule } from "./added-key.server";
import {
  addedBetsRememberedMs,
  betsInRecentAddsList,
  linkCouponToRecentAddsList,
  recentAddsListName,
} from "./recent-adds-list.server";

/**
 * The coupon with the bets that parallel requests have added in the last seconds and that it lacks;
 * the same object if there are none, if it is pending, or if its newest bet is older.
 */
export async function withRecentlyAddedBets(
  context: RequestContext,
  coupon: CouponCookie,
): Promise<CouponCookie> {
  const newest = coupon.bets.reduce((latest, { addedAt }) => Math.max(latest, addedAt), 0);
  if (coupon.isChecking || newest * 1000 < context.now - addedBetsRememberedMs) return coupon;
  const list = await recentAddsListName(hashedCacheKey("coupon", coupon.key));
  const joined = joinBets(coupon, await betsInRecentAddsList(list), context);
  if (joined !== coupon) await linkCouponToRecentAddsList(joined.key, list);
  return joined;
}

/**
 * Records a bet that was just added to `base`, the coupon of the request's cookie. Returns
 * `coupon`, which already has the bet, with the bets that other requests added to the same cookie.
 */
export async function recordAddedBet(
  context: RequestContext,
  base: CouponCookie,
  bet: CouponBet,
  coupon: CouponCookie,
): Promise<CouponCookie> {
  const list = await recentAddsListName(hashedCacheKey("coupon", base.key));
  await sharedServices().recentAdds.set(
    list,
    addedBetText(bet),
    platformNow(),
    addedBetsRememberedMs,
  );
  const joined = joinBets(coupon, await betsInRecentAddsList(list), context);
  await linkCouponToRecentAddsList(joined.key, list);
  return joined;
}

/**
 * Adds the bets that the coupon lacks. Each raises the revision by one, as a post of its own would:
 * a page that waits for the revision of its last post then finds it in every coupon with the same
 * bets, whichever response the browser stored last.
 */
function joinBets(
  coupon: CouponCookie,
  bets: readonly CouponBet[],
  { config, stored }: RequestContext,
): CouponCookie {
  const isKnown = sameBetRule(stored.coupon);
  return bets.reduce((joined, bet) => {
    if (joined.bets.some((old) => isKnown(old, bet))) return joined;
    const added = addBet(joined, bet, config.coupon.maxBets, () => keyWithBet(joined.key, bet));
    return added.ok ? { ...added.coupon, rev: joined.rev + 1 } : joined;
  }, coupon);
}

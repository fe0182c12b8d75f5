import { unpackBet } from "~/domain/coupon/packed/pack-bet";
import type { CouponBet } from "~/domain/coupon/types";
import { platformNow } from "~/platform/transport/clock.server";
import { hashedCacheKey } from "~/server/keyed.server";
import { sharedServices } from "~/server/shared/shared-services.server";

/*
 * Bets added by requests with the same cookie (CPN-17, decision 22). Each response sets a cookie with its own
 * bet, and the browser stores the last. The nodes therefore remember added bets for some seconds, in a list
 * named by the key of the requests' coupon; coupons made from it share the list and get the bets they lack.
 */

/** How long an added bet is remembered, ms: longer than a request takes. */
export const addedBetsRememberedMs = 15_000;

/**
 * The name of a coupon's list of recently added bets: the list of the coupon that it was made from,
 * else its own. `key` is the hash of the coupon's key.
 */
export async function recentAddsListName(key: string): Promise<string> {
  const [list] = (await sharedServices().recentAdds.of(`of:${key}`)).keys();
  return list ?? `list:${key}`;
}

/** Bets of a list, in the order they were added. */
export async function betsInRecentAddsList(list: string): Promise<readonly CouponBet[]> {
  const added = [...(await sharedServices().recentAdds.of(list))].sort(
    ([, one], [, other]) => one - other,
  );
  return added.flatMap(([text]) => unpackBet(text, 0) ?? []);
}

/** Lets a coupon, by its key, share the list of the coupon that it was made from. */
export async function linkCouponToRecentAddsList(key: string, list: string) {
  await sharedServices().recentAdds.set(
    `of:${hashedCacheKey("coupon", key)}`,
    list,
    platformNow(),
    addedBetsRememberedMs,
  );
}

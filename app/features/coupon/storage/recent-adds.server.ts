import { createHash } from "node:crypto";
import { isSameBet } from "~/domain/coupon/bet";
import { addBet } from "~/domain/coupon/change/add-bet";
import { isSameMarket } from "~/domain/coupon/market";
import { packBet, unpackBet } from "~/domain/coupon/packed/pack-bet";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";
import { platformNow } from "~/platform/transport/clock.server";
import { hashedCacheKey } from "~/server/keyed.server";
import { sharedServices } from "~/server/shared/shared-services.server";

/*
 * Bets added by requests with the same cookie (CPN-17, decision 22). Each response sets a cookie with its own
 * bet, and the browser stores the last. The nodes therefore remember added bets for some seconds, in a list
 * named by the key of the requests' coupon; coupons made from it share the list and get the bets they lack.
 */

/** How long an added bet is remembered, ms: longer than a request takes. */
const rememberedMs = 15_000;

/**
 * The coupon with the bets that parallel requests have added in the last seconds and that it lacks;
 * the same object if there are none, if it is pending, or if its newest bet is older.
 */
export async function withRecentlyAddedBets(
  context: RequestContext,
  coupon: CouponCookie,
): Promise<CouponCookie> {
  const newest = coupon.bets.reduce((latest, { addedAt }) => Math.max(latest, addedAt), 0);
  if (coupon.isChecking || newest * 1000 < context.now - rememberedMs) return coupon;
  const list = await listOf(coupon);
  const joined = await joinBetsOfList(context, coupon, list);
  if (joined !== coupon) await remember(listLinkOf(joined), list);
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
  const list = await listOf(base);
  await remember(list, addedBetText(bet));
  const joined = await joinBetsOfList(context, coupon, list);
  await remember(listLinkOf(joined), list);
  return joined;
}

/** The key under which the nodes remember whose list a coupon shares. */
const listLinkOf = ({ key }: CouponCookie) => `of:${hashedCacheKey("coupon", key)}`;

/** The key of a coupon's list of recently added bets: that of the coupon it was made from, else its own. */
async function listOf(coupon: CouponCookie): Promise<string> {
  const [list] = (await sharedServices().recentAdds.of(listLinkOf(coupon))).keys();
  return list ?? `list:${hashedCacheKey("coupon", coupon.key)}`;
}

function remember(key: string, text: string): Promise<void> {
  return sharedServices().recentAdds.set(key, text, platformNow(), rememberedMs);
}

/**
 * Adds the bets of a list that the coupon lacks, in the order they were added. Each raises the revision by one, as a
 * post of its own would: a page that waits for the revision of its last post then finds it in every coupon with the
 * same bets, whichever response the browser stored last.
 */
async function joinBetsOfList(
  { config, stored }: RequestContext,
  coupon: CouponCookie,
  list: string,
): Promise<CouponCookie> {
  const added = [...(await sharedServices().recentAdds.of(list))].sort(
    ([, one], [, other]) => one - other,
  );
  const bets = added.flatMap(([text]) => unpackBet(text, 0) ?? []);
  const isKnown = sameBetRule(stored.coupon);
  return bets.reduce((joined, bet) => {
    if (joined.bets.some((old) => isKnown(old, bet))) return joined;
    const change = addBet(joined, bet, config.coupon.maxBets, () => keyWithBet(joined.key, bet));
    return change.ok ? { ...change.coupon, rev: joined.rev + 1 } : joined;
  }, coupon);
}

/**
 * The idempotency key of `coupon` after a bet is added. The same bets added to the same coupon give
 * the same key, in any order: requests that add them at the same time from the same cookie all make
 * the same coupon, and the form of each page must fit whichever cookie the browser stores last
 * (CPN-17). If the bet replaces one of the coupon's, the key is random.
 */
export function keyAfterAddingBet(
  { stored }: RequestContext,
  coupon: CouponCookie,
  bet: CouponBet,
  newKey: () => string,
): string {
  const isKnown = sameBetRule(stored.coupon);
  return coupon.bets.some((old) => isKnown(old, bet)) ? newKey() : keyWithBet(coupon.key, bet);
}

/**
 * The rule by which two bets are the same when recently added bets are joined to a coupon. If a new
 * pick of a market replaces the first one, all picks of a market are the same and the coupon's own
 * stays, because the other may be the one that it replaced.
 */
const sameBetRule = ({ isMarketReplaced }: RequestContext["stored"]["coupon"]) =>
  isMarketReplaced ? isSameMarket : isSameBet;

/** A bet as the list of recently added bets stores it. */
const addedBetText = (bet: CouponBet) => packBet({ ...bet, blockId: 0, isBanker: false }, 0);

/** Length of a placement key as `newKey` makes it, bytes before they are encoded. */
const keyBytes = 12;

/** Adds the bet's hash to the key, modulo 2^96: sums do not depend on the order. */
function keyWithBet(key: string, bet: CouponBet): string {
  const hash = createHash("sha256").update(addedBetText(bet)).digest().subarray(0, keyBytes);
  const sum = BigInt.asUintN(
    keyBytes * 8,
    numberIn(Buffer.from(key, "base64url")) + numberIn(hash),
  );
  return Buffer.from(sum.toString(16).padStart(keyBytes * 2, "0"), "hex").toString("base64url");
}

const numberIn = (bytes: Buffer) => BigInt(`0x0${bytes.toString("hex")}`);

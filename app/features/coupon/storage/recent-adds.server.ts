import { createHash } from "node:crypto";
import { isSameBet } from "~/domain/coupon/bet";
import { addBet } from "~/domain/coupon/change/add-bet";
import { isSameMarket } from "~/domain/coupon/market";
import { packBet, unpackBet } from "~/domain/coupon/packed/pack-bet";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";
import { platformNow } from "~/platform/clock.server";
import { hashedKey } from "~/server/keyed.server";
import { sharedServices } from "~/server/shared/shared-services.server";

/*
 * Bets added by requests with the same cookie (CPN-17, decision 22). Each response sets a cookie with its own
 * bet, and the browser stores the last. The nodes therefore remember added bets for some seconds, in a list
 * named by the key of the requests' coupon; coupons made from it share the list and get the bets they lack.
 */

/** Length of a placement key, as `newKey` makes it. */
const keyBytes = 12;
/** How long an added bet is remembered, ms: longer than a request takes. */
const rememberedMs = 15_000;

/** A coupon's list: that of the coupon it was made from, else its own. */
async function listOf(key: string): Promise<string> {
  const [list] = (await sharedServices().recentAdds.of(`of:${key}`)).keys();
  return list ?? `list:${key}`;
}

/** Bets of a list, in the order they were added. */
async function betsIn(list: string): Promise<readonly CouponBet[]> {
  const added = [...(await sharedServices().recentAdds.of(list))].sort(
    ([, one], [, other]) => one - other,
  );
  return added.flatMap(([text]) => unpackBet(text, 0) ?? []);
}

/** The coupon plus the bets of its list that it lacks; the same object if none. */
export async function withRecentlyAddedBets(
  context: RequestContext,
  coupon: CouponCookie,
): Promise<CouponCookie> {
  const newest = coupon.bets.reduce((latest, { addedAt }) => Math.max(latest, addedAt), 0);
  if (coupon.isChecking || newest * 1000 < context.now - rememberedMs) return coupon;
  const list = await listOf(hashedKey("coupon", coupon.key));
  const joined = joinBets(coupon, await betsIn(list), context);
  if (joined !== coupon) await remember(joined.key, list);
  return joined;
}

/**
 * Records a bet added to `base`, the request's coupon, and adds to `coupon`, which has it, the bets of other
 * requests with the same cookie.
 */
export async function recordAddedBet(
  context: RequestContext,
  base: CouponCookie,
  bet: CouponBet,
  coupon: CouponCookie,
): Promise<CouponCookie> {
  const list = await listOf(hashedKey("coupon", base.key));
  await sharedServices().recentAdds.set(list, textOf(bet), platformNow(), rememberedMs);
  const joined = joinBets(coupon, await betsIn(list), context);
  await remember(joined.key, list);
  return joined;
}

async function remember(key: string, list: string) {
  await sharedServices().recentAdds.set(
    `of:${hashedKey("coupon", key)}`,
    list,
    platformNow(),
    rememberedMs,
  );
}

/**
 * Adds missing bets. Each bet is a revision, as a post of its own would be: a page that waits for the revision of its
 * last post finds it in every coupon with the same bets, whichever response the browser stored last.
 */
function joinBets(
  coupon: CouponCookie,
  bets: readonly CouponBet[],
  { config, stored }: RequestContext,
): CouponCookie {
  const isKnown = matchOf(stored.coupon);
  return bets.reduce((joined, bet) => {
    if (joined.bets.some((old) => isKnown(old, bet))) return joined;
    const added = addBet(joined, bet, config.coupon.maxBets, () => keySum(joined.key, bet));
    return added.ok ? { ...added.coupon, rev: joined.rev + 1 } : joined;
  }, coupon);
}

/**
 * The key of `coupon` with an added bet. The same bets added to the same coupon give the same key, in any order: a page
 * loaded beside a press, with the older cookie, makes the press's coupon too, and either one's form must fit the cookie
 * that the browser stores last (CPN-17). Anything but a further bet gets a random key.
 */
export function keyAfterAddingBet(
  { stored }: RequestContext,
  coupon: CouponCookie,
  bet: CouponBet,
  newKey: () => string,
): string {
  const isKnown = matchOf(stored.coupon);
  return coupon.bets.some((old) => isKnown(old, bet)) ? newKey() : keySum(coupon.key, bet);
}

/** Which bets count as one. The coupon's own pick of a market stands: the other one may be what it replaced. */
const matchOf = ({ isMarketReplaced }: RequestContext["stored"]["coupon"]) =>
  isMarketReplaced ? isSameMarket : isSameBet;

/** A bet as its list remembers it. */
const textOf = (bet: CouponBet) => packBet({ ...bet, blockId: 0, isBanker: false }, 0);

/** Adds the bet's hash to the key, modulo 2^96: sums do not depend on the order. */
function keySum(key: string, bet: CouponBet): string {
  const hash = createHash("sha256").update(textOf(bet)).digest().subarray(0, keyBytes);
  const sum = BigInt.asUintN(
    keyBytes * 8,
    numberIn(Buffer.from(key, "base64url")) + numberIn(hash),
  );
  return Buffer.from(sum.toString(16).padStart(keyBytes * 2, "0"), "hex").toString("base64url");
}

const numberIn = (bytes: Buffer) => BigInt(`0x0${bytes.toString("hex")}`);

import { createHash } from "node:crypto";
import { isSameBet } from "~/domain/coupon/bet";
import { isSameMarket } from "~/domain/coupon/market";
import { packBet } from "~/domain/coupon/packed/pack-bet";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";

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
export const sameBetRule = ({ isMarketReplaced }: RequestContext["stored"]["coupon"]) =>
  isMarketReplaced ? isSameMarket : isSameBet;

/** A bet as the list of recently added bets stores it. */
export const addedBetText = (bet: CouponBet) => packBet({ ...bet, blockId: 0, isBanker: false }, 0);

/** Length of a placement key as `newKey` makes it, bytes before they are encoded. */
const keyBytes = 12;

/** Adds the bet's hash to the key, modulo 2^96: sums do not depend on the order. */
export function keyWithBet(key: string, bet: CouponBet): string {
  const hash = createHash("sha256").update(addedBetText(bet)).digest().subarray(0, keyBytes);
  const sum = BigInt.asUintN(
    keyBytes * 8,
    numberIn(Buffer.from(key, "base64url")) + numberIn(hash),
  );
  return Buffer.from(sum.toString(16).padStart(keyBytes * 2, "0"), "hex").toString("base64url");
}

const numberIn = (bytes: Buffer) => BigInt(`0x0${bytes.toString("hex")}`);

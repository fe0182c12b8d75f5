import { packCoupon } from "~/domain/coupon/packed/pack";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import type { CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";
import { writeCouponText } from "~/server/cookies/coupon.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import { memoKey, oncePerRequest } from "~/server/request-memo.server";
import { markPendingIfInFlight } from "../placing/in-flight.server";
import type { CouponView } from "../view";
import { newPlacementKey } from "./placement-key.server";
import { withRecentlyAddedBets } from "./recent-adds.server";
import { couponDroppedFlash, couponInCookie, isCouponUnreadable } from "./unreadable.server";

const couponOfRequest = memoKey<Promise<CouponCookie>>("coupon");
const couponAsSent = memoKey<Promise<CouponCookie>>("coupon-as-sent");

/** The coupon at current prices, which a change of the coupon makes old. */
export const shownCoupon = memoKey<Promise<CouponView>>("coupon-view");

/**
 * The unplaced coupon of this browser, with the bets that parallel requests have just added. It
 * counts as being checked while another request places it, or after a placement with a lost
 * response (CPP-03, CPN-17).
 */
export function readCoupon(context: RequestContext, request: Request): Promise<CouponCookie> {
  return oncePerRequest(context.scope, couponOfRequest, async () => {
    const sent = await markPendingIfInFlight(context, await readSentCoupon(context, request));
    const coupon = await withRecentlyAddedBets(context, sent);
    return coupon === sent ? sent : writeCoupon(context, request, coupon);
  });
}

/**
 * The coupon exactly as this browser sent it, for a press that may repeat its key. A missing, old or forged
 * cookie gives an empty coupon of revision 0, which no stored one has.
 */
export function readSentCoupon({ scope }: RequestContext, request: Request): Promise<CouponCookie> {
  return oncePerRequest(
    scope,
    couponAsSent,
    async () => (await couponInCookie(request)) ?? createEmptyCouponCookie(newPlacementKey()),
  );
}

async function writeCoupon(
  { scope }: RequestContext,
  request: Request,
  coupon: CouponCookie,
): Promise<CouponCookie> {
  const line = await writeCouponText(packCoupon(coupon), request);
  dropPendingSetCookies(scope, "coupon");
  scope.cookies.push(line);
  return coupon;
}

/** Saves a changed coupon in the response's cookie and for the rest of this request. Returns its revision. */
export async function saveCoupon(
  context: RequestContext,
  request: Request,
  changed: CouponCookie,
): Promise<number> {
  const { scope } = context;
  const { rev } = await readCoupon(context, request);
  const coupon = { ...changed, rev: Math.max(rev, changed.rev) + 1 };
  if (await isCouponUnreadable(request))
    scope.cookies.push(writePlainCookie(request, couponDroppedFlash, "1"));
  await writeCoupon(context, request, coupon);
  scope.memo.set(couponOfRequest, Promise.resolve(coupon));
  scope.memo.drop(shownCoupon);
  return coupon.rev;
}

import { packCoupon } from "~/domain/coupon/packed/pack";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import type { CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";
import { writeCouponText } from "~/server/cookies/coupon.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import { oncePerRequest } from "~/server/request-scope.server";
import { markPendingIfInFlight } from "../placing/in-flight-mark.server";
import { newPlacementKey } from "./placement-key.server";
import { withRecentlyAddedBets } from "./recent-adds.server";
import { couponDroppedFlash, couponInCookie, isCouponUnreadable } from "./unreadable.server";

/**
 * The unplaced coupon of this browser, with the bets that parallel requests have just added. It
 * counts as being checked while another request places it, or after a placement with a lost
 * response (CPP-03, CPN-17).
 */
export function readCoupon(context: RequestContext, request: Request): Promise<CouponCookie> {
  return oncePerRequest(context.scope, "coupon-cookie", async () => {
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
    "coupon-as-sent",
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
  scope.memo.set("coupon-cookie", Promise.resolve(coupon));
  scope.memo.delete("coupon-view");
  return coupon.rev;
}

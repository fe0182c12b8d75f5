import { packCoupon, unpackCoupon } from "~/domain/coupon/packed/pack";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import type { CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";
import { couponCookie } from "~/server/cookies/coupon.server";
import { hasCookie, readPlainCookie } from "~/server/cookies/read-plain.server";
import { removeCookie, writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import { memoKey, oncePerRequest } from "~/server/request-memo.server";
import { markPendingIfInFlight } from "../placing/in-flight.server";
import type { CouponView } from "../view";
import { newPlacementKey } from "./placement-key.server";
import { withRecentlyAddedBets } from "./recent-adds.server";

const couponOfRequest = memoKey<Promise<CouponCookie>>("coupon");
const couponAsSent = memoKey<Promise<SentCoupon>>("coupon-as-sent");

/** Flash cookie: tells the next page that a post dropped an unreadable coupon. */
const couponDroppedFlash = "coupon_dropped";

/** The coupon at current prices, which a change of the coupon makes old. */
export const couponViewKey = memoKey<Promise<CouponView>>("coupon-view");

/**
 * The unplaced coupon of this browser, with the bets that parallel requests have just added. It
 * counts as being checked while another request places it, or after a placement with a lost
 * response (CPP-03, CPN-17).
 */
export function readCoupon(context: RequestContext, request: Request): Promise<CouponCookie> {
  return oncePerRequest(context.scope, couponOfRequest, async () => {
    const { coupon: sent } = await readSentCoupon(context, request);
    const marked = await markPendingIfInFlight(context, sent);
    const coupon = await withRecentlyAddedBets(context, marked);
    return coupon === marked ? marked : writeCoupon(context, request, coupon);
  });
}

/** The coupon exactly as this browser sent it. */
interface SentCoupon {
  /** Empty and of revision 0, which no stored one has, if the cookie is missing or unreadable. */
  readonly coupon: CouponCookie;
  /** Whether there is a cookie, but an old, forged or truncated one. */
  readonly isUnreadable: boolean;
}

/** Reads the coupon as this browser sent it, for a press that may repeat its key. */
export function readSentCoupon({ scope }: RequestContext, request: Request): Promise<SentCoupon> {
  return oncePerRequest(scope, couponAsSent, async () => {
    const text = await couponCookie.read(request);
    const coupon = text === null ? null : unpackCoupon(text);
    return coupon
      ? { coupon, isUnreadable: false }
      : {
          coupon: createEmptyCouponCookie(newPlacementKey()),
          isUnreadable: hasCookie(request, "coupon"),
        };
  });
}

async function writeCoupon(
  { scope }: RequestContext,
  request: Request,
  coupon: CouponCookie,
): Promise<CouponCookie> {
  const line = await couponCookie.write(packCoupon(coupon), request);
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
  if ((await readSentCoupon(context, request)).isUnreadable)
    scope.cookies.push(writePlainCookie(request, couponDroppedFlash, "1"));
  await writeCoupon(context, request, coupon);
  scope.memo.set(couponOfRequest, Promise.resolve(coupon));
  scope.memo.drop(couponViewKey);
  return coupon.rev;
}

/**
 * Whether this page must report an unreadable coupon, from this request or the post before. Reported once:
 * the response removes the unreadable cookie (CPN-17).
 */
export async function consumeCouponDroppedFlash(
  context: RequestContext,
  request: Request,
): Promise<boolean> {
  const { scope } = context;
  const { isUnreadable: isNow } = await readSentCoupon(context, request);
  const wasBefore = readPlainCookie(request, couponDroppedFlash) !== null;
  dropPendingSetCookies(scope, couponDroppedFlash);
  if (wasBefore) scope.cookies.push(removeCookie(request, couponDroppedFlash));
  const isReplaced = scope.cookies.some((line) => line.startsWith("coupon="));
  if (isNow && !isReplaced) scope.cookies.push(await couponCookie.write("", request, 0));
  return isNow || wasBefore;
}

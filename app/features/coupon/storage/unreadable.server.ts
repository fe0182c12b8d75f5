import { unpackCoupon } from "~/domain/coupon/packed/pack";
import type { CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";
import { clearCouponCookie, readCouponText } from "~/server/cookies/coupon.server";
import { hasCookie, readPlainCookie } from "~/server/cookies/read-plain.server";
import { removeCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";

/** Flash cookie: tells the next page that a post dropped an unreadable coupon. */
export const couponDroppedFlash = "coupon_dropped";

/** The coupon in the request's cookie; null = none, or an unreadable one. */
export async function couponInCookie(request: Request): Promise<CouponCookie | null> {
  const text = await readCouponText(request);
  return text === null ? null : unpackCoupon(text);
}

/** Whether the coupon cookie is unreadable: old, forged or truncated. */
export async function isCouponUnreadable(request: Request): Promise<boolean> {
  return hasCookie(request, "coupon") && (await couponInCookie(request)) === null;
}

/**
 * Whether this page must report an unreadable coupon, from this request or the post before. Reported once:
 * the response removes the unreadable cookie (CPN-17).
 */
export async function consumeCouponDroppedFlash(
  { scope }: RequestContext,
  request: Request,
): Promise<boolean> {
  const isNow = await isCouponUnreadable(request);
  const wasBefore = readPlainCookie(request, couponDroppedFlash) !== null;
  dropPendingSetCookies(scope, couponDroppedFlash);
  if (wasBefore) scope.cookies.push(removeCookie(request, couponDroppedFlash));
  const isReplaced = scope.cookies.some((line) => line.startsWith("coupon="));
  if (isNow && !isReplaced) scope.cookies.push(await clearCouponCookie(request));
  return isNow || wasBefore;
}

import { randomBytes } from "node:crypto";
import { packCoupon, unpackCoupon } from "~/domain/coupon/packed/pack";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import type { CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";
import { clearCouponCookie, readCouponText, writeCouponText } from "~/server/cookies/coupon.server";
import { hasCookie, readPlainCookie } from "~/server/cookies/read-plain.server";
import { removeCookie, writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropCookies } from "~/server/pending-cookies.server";
import { oncePerRequest } from "~/server/request-scope.server";
import { withInFlight } from "../placing/in-flight.server";
import { withRecentlyAddedBets } from "./recent-adds.server";

/** A new random placement key, also for a new coupon. */
export const newPlacementKey = () => randomBytes(12).toString("base64url");

/** Flash cookie: tells the next page that a post dropped an unreadable coupon. */
const droppedFlash = "coupon_dropped";

/**
 * The unplaced coupon of this browser. It counts as being checked while another request places it, or after a
 * placement with a lost response (CPP-03, CPN-17).
 */
export function readCoupon(context: RequestContext, request: Request): Promise<CouponCookie> {
  return oncePerRequest(context.scope, "coupon-cookie", async () => {
    const sent = await withInFlight(context, await readSentCoupon(context, request));
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
    async () => (await keptCoupon(request)) ?? createEmptyCouponCookie(newPlacementKey()),
  );
}

async function keptCoupon(request: Request): Promise<CouponCookie | null> {
  const text = await readCouponText(request);
  return text === null ? null : unpackCoupon(text);
}

/** Whether the coupon cookie is unreadable: old, forged or truncated. */
async function isUnreadable(request: Request): Promise<boolean> {
  return hasCookie(request, "coupon") && (await keptCoupon(request)) === null;
}

/**
 * Whether this page must report an unreadable coupon, from this request or the post before. Reported once:
 * the response removes the unreadable cookie (CPN-17).
 */
export async function consumeDroppedFlash(
  { scope }: RequestContext,
  request: Request,
): Promise<boolean> {
  const isNow = await isUnreadable(request);
  const wasBefore = readPlainCookie(request, droppedFlash) !== null;
  dropCookies(scope, droppedFlash);
  if (wasBefore) scope.cookies.push(removeCookie(request, droppedFlash));
  const isReplaced = scope.cookies.some((line) => line.startsWith("coupon="));
  if (isNow && !isReplaced) scope.cookies.push(await clearCouponCookie(request));
  return isNow || wasBefore;
}

async function writeCoupon(
  { scope }: RequestContext,
  request: Request,
  coupon: CouponCookie,
): Promise<CouponCookie> {
  const line = await writeCouponText(packCoupon(coupon), request);
  dropCookies(scope, "coupon");
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
  if (await isUnreadable(request)) scope.cookies.push(writePlainCookie(request, droppedFlash, "1"));
  await writeCoupon(context, request, coupon);
  scope.memo.set("coupon-cookie", Promise.resolve(coupon));
  scope.memo.delete("coupon-view");
  return coupon.rev;
}

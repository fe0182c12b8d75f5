import { randomBytes } from "node:crypto";
import type { RequestContext } from "~/features/gate/request-context";
import {
  clearCouponCookie,
  hasCookie,
  readCouponText,
  readPlainCookie,
  removeCookie,
  writeCouponText,
  writePlainCookie,
} from "~/server/cookies.server";
import { dropCookies, once } from "~/server/request-scope.server";
import { withInFlight } from "../placing/in-flight.server";
import { emptyCookie } from "../state";
import type { CouponCookie } from "../types";
import { packCoupon, unpackCoupon } from "./pack";
import { withRecentAdds } from "./recent-adds.server";

/** A placement key nobody has had; also the coupon's, from its first content on. */
export const newKey = () => randomBytes(12).toString("base64url");

/** Says for a short while that a coupon was dropped, to a page that comes after the post which found out. */
const droppedFlash = "coupon_dropped";

/**
 * The unplaced coupon of this browser; one that is being placed by another request, or was placed without this browser
 * having heard of it, as being checked (CPP-03, CPN-17).
 */
export function readCoupon(context: RequestContext, request: Request): Promise<CouponCookie> {
  return once(context.scope, "coupon-cookie", async () => {
    const sent = await withInFlight(context, await readSentCoupon(context, request));
    const coupon = await withRecentAdds(context, sent);
    return coupon === sent ? sent : writeCoupon(context, request, { ...coupon, rev: sent.rev + 1 });
  });
}

/**
 * The coupon as this browser sent it, for a press that may send it again under its key. A cookie that is none, old or
 * forged is an empty coupon of revision 0, which no kept one has.
 */
export function readSentCoupon({ scope }: RequestContext, request: Request): Promise<CouponCookie> {
  return once(scope, "coupon-as-sent", async () => (await keptCoupon(request)) ?? emptyCookie(newKey()));
}

async function keptCoupon(request: Request): Promise<CouponCookie | null> {
  const text = await readCouponText(request);
  return text === null ? null : unpackCoupon(text);
}

/** Whether what the browser sent as its coupon is none of ours: old, forged or cut. */
async function isUnreadable(request: Request): Promise<boolean> {
  return hasCookie(request, "coupon") && (await keptCoupon(request)) === null;
}

/**
 * Whether this page has to say that the coupon could not be read, by the request that brought it or by the post before.
 * It is said once: what could not be read is taken back with this answer (CPN-17).
 */
export async function tellDropped({ scope }: RequestContext, request: Request): Promise<boolean> {
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

/** Keeps a changed coupon: with this answer's cookie, and for what this request still shows. Answers its revision. */
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

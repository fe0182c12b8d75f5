import { randomBytes } from "node:crypto";
import type { Opened } from "~/features/screens/open.server";
import { readCouponText, writeCouponText } from "~/server/cookies.server";
import { dropCookies, once } from "~/server/request-scope.server";
import { packCoupon, unpackCoupon } from "./pack";
import { emptyCookie } from "./state";
import type { CouponCookie } from "./types";

/** A placement key nobody has had; also the coupon's, from its first content on. */
export const newKey = () => randomBytes(12).toString("base64url");

/** The unplaced coupon of this browser; a cookie that is none, old or forged is an empty coupon. */
export function readCoupon({ scope }: Opened, request: Request): Promise<CouponCookie> {
  return once(scope, "coupon-cookie", async () => {
    const text = await readCouponText(request);
    return (text === null ? null : unpackCoupon(text)) ?? emptyCookie(newKey());
  });
}

/** Keeps a changed coupon: with this answer's cookie, and for what this request still shows. Answers its revision. */
export async function keepCoupon(opened: Opened, request: Request, changed: CouponCookie): Promise<number> {
  const { scope } = opened;
  const coupon = { ...changed, rev: (await readCoupon(opened, request)).rev + 1 };
  const line = await writeCouponText(packCoupon(coupon), request);
  dropCookies(scope, "coupon");
  scope.cookies.push(line);
  scope.memo.set("coupon-cookie", Promise.resolve(coupon));
  scope.memo.delete("coupon-view");
  return coupon.rev;
}

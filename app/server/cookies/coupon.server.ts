import { z } from "zod";
import { cookieLifetimeSec } from "../browser-storage";
import { isSecure } from "./secure.server";
import { readSigned, signedCookie } from "./signed.server";

/** The coupon's packed text. */
const couponShape = z.string();
const couponCookie = signedCookie("coupon", couponShape, cookieLifetimeSec("coupon"));

/** The packed text of the coupon, or null. */
export function readCouponText(request: Request): Promise<string | null> {
  return readSigned(couponCookie(), request);
}

/** `Set-Cookie` line that removes the coupon's cookie. */
export function clearCouponCookie(request: Request): Promise<string> {
  return couponCookie().serialize("", { secure: isSecure(request), maxAge: 0 });
}

export function writeCouponText(text: string, request: Request): Promise<string> {
  return couponCookie().serialize(text, { secure: isSecure(request) });
}

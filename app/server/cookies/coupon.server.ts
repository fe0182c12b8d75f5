import { z } from "zod";
import { cookieLifetimeSec } from "../browser-storage";
import { signedCookie } from "./signed.server";

/** The coupon's cookie, as packed text. */
export const couponCookie = signedCookie("coupon", z.string(), cookieLifetimeSec("coupon"));

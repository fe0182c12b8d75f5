import { initialOneClickReply } from "./one-click/one-click-reply";
import type { CouponReply } from "./reply";
import { typedAmountsAndPromoCode } from "./typed-values";

/**
 * The coupon's response to a form sent before a sign-in or sign-out (CPP-06, CPP-07): nothing was done, and
 * the typed values reappear on a page of the current session.
 */
export function staleFormReply(form: FormData): CouponReply {
  const refusals = [{ code: "expired" }] as const;
  if (form.get("intent") === "one-click")
    return { refusals: [], values: {}, oneClick: { ...initialOneClickReply(form), refusals } };
  return { refusals, values: typedAmountsAndPromoCode(form) };
}

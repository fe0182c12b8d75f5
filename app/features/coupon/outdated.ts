import { parsePress } from "./one-click/one-click-reply";
import type { CouponReply } from "./reply";
import { typedValues } from "./typed-values";

/**
 * What the coupon says of a form from before its player signed in or out (CPP-06, CPP-07): nothing was done, and what was typed
 * stands again on a page that belongs to the session of now.
 */
export function couponOutdated(form: FormData): CouponReply {
  const refusals = [{ code: "expired" }] as const;
  if (form.get("intent") === "one-click")
    return { refusals: [], values: {}, oneClick: { ...parsePress(form), refusals } };
  return { refusals, values: typedValues(form) };
}

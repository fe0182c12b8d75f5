import type { CouponReply } from "./reply";
import { typedValues } from "./typed-values";

/**
 * What the coupon says where the browser got no answer at all. A placement may have arrived: its key is kept, so that
 * pressing again is the same bet (CPP-03).
 */
export function unanswered(form: FormData): CouponReply {
  return {
    refusals: [{ code: form.get("intent") === "place" ? "pending" : "unavailable" }],
    values: typedValues(form),
  };
}

import type { CouponReply } from "./reply";

/**
 * What the coupon says where the browser got no answer at all. A placement may have arrived: its key is kept, so that
 * pressing again is the same bet (CPP-03).
 */
export function unanswered(form: FormData): CouponReply {
  const amount = form.get("amount");
  return {
    refusals: [{ code: form.get("intent") === "place" ? "pending" : "unavailable" }],
    values: typeof amount === "string" ? { amount } : {},
  };
}

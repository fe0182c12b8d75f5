import type { StaleFormCause } from "~/features/gate/refused-form.server";
import { initialOneClickReply } from "./one-click/one-click-reply";
import type { CouponReply } from "./reply";
import { typedAmountsAndPromoCode } from "./typed-values";

/**
 * The coupon's response to a form sent before a sign-in or sign-out (CPP-06, CPP-07), or without cookies: nothing was
 * done, and the typed values reappear on a page of the current session.
 */
export function staleFormReply(form: FormData, cause: StaleFormCause): CouponReply {
  const refusals = [{ code: cause === "session" ? "expired" : "no-cookies" }] as const;
  if (form.get("intent") === "one-click")
    return { refusals: [], values: {}, oneClick: { ...initialOneClickReply(form), refusals } };
  return { refusals, values: typedAmountsAndPromoCode(form) };
}

import type { StaleFormCause } from "~/features/gate/refused-form.server";
import { intentOf } from "./coupon-post";
import { oneClickReplyOfForm } from "./one-click/one-click-reply";
import { type CouponReply, refusedFormReply } from "./reply";

/**
 * The coupon's response to a form sent before a sign-in or sign-out (CPP-06, CPP-07), or without cookies: nothing was
 * done, and the typed values reappear on a page of the current session.
 */
export function staleFormReply(form: FormData, cause: StaleFormCause): CouponReply {
  const refusals = [{ code: cause === "session" ? "expired" : "no-cookies" }] as const;
  if (intentOf(form) === "one-click")
    return { refusals: [], oneClick: { ...oneClickReplyOfForm(form), refusals } };
  return refusedFormReply(form, refusals);
}

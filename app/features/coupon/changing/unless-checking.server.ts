import type { ActionResult, FormPost, IntentHandlers } from "~/features/gate/form-post.server";
import { type CouponReply, refusedFormReply } from "../reply";
import { readCoupon } from "../storage/cookie.server";

/**
 * Wraps intents that change the coupon: each returns 409 `checking` while an outcome is unknown, before any
 * upstream call, so that no other message appears about a bet that may be placed (CPP-11).
 */
export function refuseChangesWhileChecking(
  intents: IntentHandlers<CouponReply>,
): IntentHandlers<CouponReply> {
  return Object.fromEntries(
    Object.entries(intents).map(([name, intent]) => [
      name,
      async (post: FormPost) =>
        (await isChecking(post)) ? refuseBecauseChecking(post) : intent(post),
    ]),
  );
}

/**
 * Refuses a change of the coupon with `checking` and the typed values, because the outcome of a
 * placement is unknown; the caller has found that.
 */
export function refuseBecauseChecking({ form }: Pick<FormPost, "form">): ActionResult<CouponReply> {
  return { kind: "stay", status: 409, data: refusedFormReply(form, [{ code: "checking" }]) };
}

async function isChecking({ context, request }: FormPost): Promise<boolean> {
  return (await readCoupon(context, request)).isChecking;
}

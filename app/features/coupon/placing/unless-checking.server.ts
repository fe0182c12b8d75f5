import type { ActionResult, Intents, Post } from "~/features/gate/action.server";
import type { CouponReply } from "../reply";
import { readCoupon } from "../storage/cookie.server";
import { typedValues } from "../typed-values";

/**
 * Intents that change the coupon: each answers 409 `checking` while an outcome is unknown, before it asks anybody else,
 * so that nothing is said of a bet which may stand (CPP-11).
 */
export function unlessChecking(intents: Intents<CouponReply>): Intents<CouponReply> {
  return Object.fromEntries(
    Object.entries(intents).map(([name, intent]) => [
      name,
      async (post: Post) => ((await isChecking(post)) ? stillChecking(post) : intent(post)),
    ]),
  );
}

/** The refusal of a change while an outcome is unknown, with what was typed. */
export function stillChecking({ form }: Pick<Post, "form">): ActionResult<CouponReply> {
  return {
    kind: "stay",
    status: 409,
    data: { refusals: [{ code: "checking" }], values: typedValues(form) },
  };
}

async function isChecking({ context, request }: Post): Promise<boolean> {
  return (await readCoupon(context, request)).isChecking;
}

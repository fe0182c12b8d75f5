import { parsePriceButtonValue } from "~/domain/coupon/bet";
import { isRequestKey } from "~/domain/money/request-key";
import { readForm } from "~/features/forms/read.server";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { returnPathOfPost } from "../back.server";
import { deriveSingleKey } from "../placing/batch.server";
import type { CouponReply } from "../reply";
import { readCoupon } from "../storage/cookie.server";
import { type OneClickReply, oneClickReplyOfForm } from "./one-click-reply";
import { placeOrCheckOneClickCoupon, placePressedBet, pressFields } from "./place-press.server";
import { savePressOutcomeAndAnswer } from "./press-answer.server";
import { refusePress } from "./press-reply.server";
import { redirectToSignInFirst } from "./sign-in-first.server";

/**
 * Handles a one-click press (CPS-04): places a single at once. Its key combines the page's or button's key
 * and the bet, so that a double press, a reload and a retry are one bet, and another button is another bet.
 * It uses the use case that places coupons, with the same guards. `stake`, if posted, is the stake that the
 * page showed: a different amount or account is refused.
 */
export async function placeOneClickBetPosted(post: FormPost): Promise<ActionResult<CouponReply>> {
  const { context, form, request } = post;
  const press: OneClickReply = { ...oneClickReplyOfForm(form), back: returnPathOfPost(post) };
  const pressed = parsePriceButtonValue(readForm(form, pressFields).bet);
  if (!pressed) return refusePress(press, { code: "unknown-bet" });
  if (!isRequestKey(press.key)) return refusePress(press, { code: "expired" });
  if (context.session.kind === "guest") throw redirectToSignInFirst(context, press);

  const key = deriveSingleKey(`one-click ${press.key}`, pressed.ref);
  const coupon = await readCoupon(context, request);
  const outcome =
    coupon.isChecking && coupon.key === key
      ? await placeOrCheckOneClickCoupon(context, coupon)
      : await placePressedBet(post, coupon, pressed, key);
  return savePressOutcomeAndAnswer(post, { ...press, ...outcome.shown }, outcome, { coupon, key });
}

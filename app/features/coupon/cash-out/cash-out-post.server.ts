import { hasSold } from "~/domain/coupon/cash-out/lost-press";
import { cashOutQuestion } from "~/domain/coupon/cash-out/question";
import { isRequestKey } from "~/domain/money/request-key";
import type { ActionResult, Post } from "~/features/gate/action.server";
import { takeQuote } from "~/platform/coupons/cash-out.server";
import { placeDepsOf, signInPath } from "../placing/place-post.server";
import type { CouponReply } from "../reply";
import { cashOut } from "./cash-out.server";
import { postedBet, refused, replyWith, standing } from "./placed-bet-post.server";

/**
 * Handles "cash out" (CPN-23), of all of the stake or the part that `stake` or `share` names: redirects to the
 * receipt, or returns the refusal with the current offer.
 */
export async function cashOutPosted(post: Post): Promise<ActionResult<CouponReply>> {
  const { context, form } = post;
  const { platform, lng } = context;
  const bet = await postedBet(post);
  if ("answer" in bet) return bet.answer;
  const { coupon, to } = bet;
  const key = String(form.get("key") ?? "");
  if (!isRequestKey(key)) return refused(post, { code: "key-reused" }, coupon);
  const question = cashOutQuestion(form, coupon, lng);
  if (question.kind === "part" && question.stake === null)
    return refused(post, { code: "part", question }, coupon);
  const stake = question.kind === "part" ? question.stake : null;
  const quote = String(form.get("quote") ?? "").slice(0, 200);
  const outcome = await cashOut(
    {
      take: () => takeQuote(platform, coupon, { quote, key, stake }),
      look: () => standing(post, coupon.id),
      hasSold: (now) => hasSold(now, key),
    },
    placeDepsOf(context),
  );
  switch (outcome.kind) {
    case "taken":
      return { kind: "go", to };
    case "terms":
      return refused(post, { code: "unavailable" }, coupon);
    case "absent":
      throw new Response(null, { status: 404 });
    case "refused": {
      const { code, asked } = outcome;
      if (code === "sign-in") return { kind: "go", to: signInPath(context, to) };
      return refused(post, { code, asked, question }, await standing(post, coupon.id));
    }
  }
}

/** Rate limit exceeded: nothing was sent. */
export function cashOutTooOften(form: FormData, waitS: number): CouponReply {
  const couponId = String(form.get("coupon") ?? "").slice(0, 80);
  return replyWith({ couponId, code: "too-often", asked: null, lost: null, waitS, now: null });
}

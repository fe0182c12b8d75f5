import { z } from "zod";
import { isSoldByRequestOrCashedOut } from "~/domain/coupon/cash-out/lost-press";
import { readRequestedCashOutExtent } from "~/domain/coupon/cash-out/requested-extent";
import { isRequestKey } from "~/domain/money/request-key";
import { readForm, textField } from "~/features/forms/read.server";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { acceptCashOutQuote } from "~/platform/services/coupons/cash-out.server";
import { signInPathBeforePlacing } from "../placing/place-answer.server";
import { placeDepsFor } from "../placing/place-deps.server";
import type { CouponReply } from "../reply";
import { sendCashOutOnce } from "./cash-out.server";
import {
  cashOutCouponReply,
  loadPostedBet,
  postedBetId,
  reloadPlacedBet,
  replyToFailedPlacedBetPost,
} from "./placed-bet-post.server";

/**
 * Handles "cash out" (CPN-23), of all of the stake or the part that `stake` or `share` names: redirects to the
 * receipt, or returns the refusal with the current offer.
 */
export async function cashOutPosted(post: FormPost): Promise<ActionResult<CouponReply>> {
  const { context, form } = post;
  const { platform, lng } = context;
  const bet = await loadPostedBet(post);
  if ("answer" in bet) return bet.answer;
  const { coupon, to } = bet;
  const { key, quote } = readForm(form, z.object({ key: textField(200), quote: textField(200) }));
  if (!isRequestKey(key)) return replyToFailedPlacedBetPost(post, { code: "key-reused" }, coupon);
  const question = readRequestedCashOutExtent(form, coupon, lng);
  if (question.kind === "part" && question.stake === null)
    return replyToFailedPlacedBetPost(post, { code: "part", question }, coupon);
  const stake = question.kind === "part" ? question.stake : null;
  const outcome = await sendCashOutOnce(
    {
      take: () => acceptCashOutQuote(platform, coupon, { quote, key, stake }),
      look: () => reloadPlacedBet(post, coupon.id),
      hasSold: (now) => isSoldByRequestOrCashedOut(now, key),
    },
    placeDepsFor(context),
  );
  switch (outcome.kind) {
    case "taken":
      return { kind: "go", to };
    case "terms":
      return replyToFailedPlacedBetPost(post, { code: "unavailable" }, coupon);
    case "absent":
      throw new Response(null, { status: 404 });
    case "refused": {
      const { code, asked } = outcome;
      if (code === "sign-in") return { kind: "go", to: signInPathBeforePlacing(context, to) };
      return replyToFailedPlacedBetPost(
        post,
        { code, asked, question },
        await reloadPlacedBet(post, coupon.id),
      );
    }
  }
}

/**
 * The reply to a cash-out beyond the rate limit: the platform was not asked, `waitS` says how long
 * to wait.
 */
export function cashOutRateLimitReply(form: FormData, waitS: number): CouponReply {
  return cashOutCouponReply({
    couponId: postedBetId(form),
    code: "too-often",
    asked: null,
    lost: null,
    waitS,
    now: null,
  });
}

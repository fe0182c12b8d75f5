import { z } from "zod";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Minor } from "~/domain/money/amount";
import { parseTypedAmount, plainAmount } from "~/domain/money/money";
import { readForm, textField } from "~/features/forms/read.server";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { setAutoCashOut } from "~/platform/services/coupons/cash-out.server";
import { returnPathOfPost, returnUrlOf } from "../back.server";
import { signInPathBeforePlacing } from "../placing/place-answer.server";
import type { CouponReply } from "../reply";
import { longestTyped } from "../typed-values";
import {
  loadPostedBet,
  reloadPlacedBet,
  replyToFailedPlacedBetPost,
} from "./placed-bet-post.server";

/** Sets the amount at which the platform cashes a bet out by itself (CPN-23); it replaces an earlier one. */
export async function setAutoCashOutPosted(post: FormPost): Promise<ActionResult<CouponReply>> {
  const bet = await loadPostedBet(post);
  if ("answer" in bet) return bet.answer;
  const { coupon, to } = bet;
  const { amount: typed } = readForm(post.form, z.object({ amount: textField(longestTyped) }));
  const read = parseTypedAmount(plainAmount(typed, coupon.iso, post.context.lng), coupon.iso);
  if (!read.ok) return replyToFailedPlacedBetPost(post, { code: "auto-amount", typed }, coupon);
  return changed(post, coupon, { amount: read.minor, typed, to, bet: to });
}

/** Handles the form that cancels an automatic cash-out; redirects to the form's page. */
export async function cancelAutoCashOutPosted(post: FormPost): Promise<ActionResult<CouponReply>> {
  const bet = await loadPostedBet(post);
  if ("answer" in bet) return bet.answer;
  const { coupon, to } = bet;
  const back = returnUrlOf(post.form) === null ? to : returnPathOfPost(post);
  return changed(post, coupon, { amount: null, typed: "", to: back, bet: to });
}

async function changed(
  post: FormPost,
  coupon: PlacedCoupon,
  {
    amount,
    typed,
    to,
    bet,
  }: {
    readonly amount: Minor | null;
    readonly typed: string;
    readonly to: string;
    readonly bet: string;
  },
): Promise<ActionResult<CouponReply>> {
  const { context } = post;
  const set = await setAutoCashOut(context.platform, coupon, amount);
  switch (set.kind) {
    case "set":
      return { kind: "go", to };
    case "absent":
      throw new Response(null, { status: 404 });
    case "terms":
    case "unsent":
      return replyToFailedPlacedBetPost(post, { code: "unavailable", typed }, coupon);
    case "unknown":
      return replyToFailedPlacedBetPost(
        post,
        { code: "auto-unknown", typed },
        await reloadPlacedBet(post, coupon.id),
      );
    case "refused": {
      const { code, bound } = set;
      if (code === "sign-in") return { kind: "go", to: signInPathBeforePlacing(context, bet) };
      const said = { code, typed, ...(bound !== null && { bound }) };
      return replyToFailedPlacedBetPost(post, said, await reloadPlacedBet(post, coupon.id));
    }
  }
}

import { pressedBet } from "~/domain/coupon/bet";
import { type Change, putCombination } from "~/domain/coupon/changes";
import { isCombination } from "~/domain/coupon/combination";
import { oneBetType } from "~/domain/coupon/kinds";
import type { Post } from "~/features/gate/action.server";
import { couponBetOf, pressedBetNow } from "../pressed-bet.server";
import { newKey, readCoupon } from "../storage/cookie.server";

/** Puts the pressed same-game accumulator in the place of the bets of its game, at the price shown (CPN-04). */
export async function takePostedCombination(post: Post): Promise<Change> {
  const pressed = pressedBet(String(post.form.get("bet") ?? ""));
  const unknown = { ok: false, refusal: { code: "unknown-bet" } } as const;
  if (!pressed || !isCombination(pressed.ref.type)) return unknown;
  const known = await pressedBetNow(post, pressed, oneBetType);
  if (known.ok && known.value.bets[0] === null) return unknown;
  const coupon = await readCoupon(post.context, post.request);
  return putCombination(coupon, couponBetOf(post, pressed, known), newKey);
}

import { z } from "zod";
import { parsePriceButtonValue } from "~/domain/coupon/bet";
import type { CouponChange } from "~/domain/coupon/change/change";
import { replaceGameBetsByCombination } from "~/domain/coupon/change/combination";
import { isCombination } from "~/domain/coupon/combination";
import { singleBetType } from "~/domain/coupon/kinds";
import { readForm, textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { resolvePressedBets, toCouponBet } from "../pressed-bet.server";
import { readCoupon } from "../storage/cookie.server";
import { newPlacementKey } from "../storage/placement-key.server";

/** Puts the pressed same-game accumulator in the place of the bets of its game, at the price shown (CPN-04). */
export async function changeByCombinationPost(post: FormPost): Promise<CouponChange> {
  const { bet: value } = readForm(post.form, z.object({ bet: textField(200) }));
  const pressed = parsePriceButtonValue(value);
  const unknown = { ok: false, refusal: { code: "unknown-bet" } } as const;
  if (!pressed || !isCombination(pressed.ref.type)) return unknown;
  const known = await resolvePressedBets(post, [pressed], singleBetType);
  const current = known.ok ? (known.value.bets[0] ?? null) : null;
  if (known.ok && current === null) return unknown;
  const coupon = await readCoupon(post.context, post.request);
  const bet = toCouponBet(pressed, current?.scores ?? null, post.context.now);
  return replaceGameBetsByCombination(coupon, bet, newPlacementKey);
}

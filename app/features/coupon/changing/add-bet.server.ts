import { z } from "zod";
import { isSameBet, type PriceButtonValue, parsePriceButtonValue } from "~/domain/coupon/bet";
import { addBet } from "~/domain/coupon/change/add-bet";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { maxCookieBets } from "~/domain/coupon/limits";
import type { Refusal } from "~/domain/coupon/refusal";
import type { CouponCookie } from "~/domain/coupon/types";
import { listField, readForm } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { resolvePressedBets, toCouponBet } from "../pressed-bet.server";
import { refusedReply } from "../reply";
import { loadSlipClosedRefusal } from "../slip-closure.server";
import { readCoupon, readSentCoupon, saveCoupon } from "../storage/cookie.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { keyAfterAddingBet, recordAddedBet } from "../storage/recent-adds.server";
import { applyChange, type CouponPostResult, refuseChange } from "./apply-change.server";

/** Fields of a form that adds bets. */
export const addFields = z.object({ bet: listField(maxCookieBets) });

/**
 * Adds the bet of the pressed price button at the price it showed; the score comes from the platform. A script sends the
 * presses that waited for an earlier response as one post with several bets: each is added or refused on its own.
 */
export async function addBetPosted(post: FormPost): Promise<CouponPostResult> {
  const { form, context, request } = post;
  const { bet: values } = readForm(form, addFields);
  const pressed = values.flatMap((value) => parsePriceButtonValue(value) ?? []);
  if (pressed.length === 0) return refuseChange(post, [{ code: "unknown-bet" }], 422);
  const coupon = await readCoupon(context, request);
  const [closed, known] = await Promise.all([
    loadSlipClosedRefusal(context),
    resolvePressedBets(post, pressed, effectiveCouponType(coupon)),
  ]);
  // If player data cannot be loaded just now, the bet is added all the same; the slip says why
  // nothing can be placed.
  if (closed && closed.code !== "unavailable") return refuseChange(post, [closed], 403);
  const { coupon: sent } = await readSentCoupon(context, request);
  const refusals: Refusal[] = pressed.length < values.length ? [{ code: "unknown-bet" }] : [];
  let next = coupon;
  for (const [index, one] of pressed.entries()) {
    const current = known.ok ? (known.value.bets[index] ?? null) : null;
    const added: Added =
      known.ok && current === null
        ? { ok: false, refusal: { code: "unknown-bet" } }
        : await addPressedBet(post, next, sent, one, current?.scores ?? null);
    if (added.ok) next = added.coupon;
    else refusals.push(added.refusal);
  }
  const [first] = refusals;
  if (next === coupon && first) return refuseChange(post, [first], 422);
  if (first) {
    const rev = await saveCoupon(context, request, next);
    return { kind: "stay", status: 422, data: { ...refusedReply([first], {}), rev } };
  }
  const last = pressed.at(-1);
  return applyChange(post, () => ({ ok: true, coupon: next }), `#bet-${last?.ref.marketId}`);
}

type Added =
  | { readonly ok: true; readonly coupon: CouponCookie }
  | { readonly ok: false; readonly refusal: Refusal };

/** `coupon` with one more bet; `sent` is the coupon of the request's cookie. */
async function addPressedBet(
  { context }: FormPost,
  coupon: CouponCookie,
  sent: CouponCookie,
  pressed: PriceButtonValue,
  scores: string | null,
): Promise<Added> {
  const { config, stored } = context;
  const bet = {
    ...toCouponBet(pressed, scores, context.now),
    isBanker: coupon.bets.find((old) => isSameBet(old, pressed.ref))?.isBanker ?? false,
  };
  const key = () => keyAfterAddingBet(context, coupon, bet, newPlacementKey);
  const added = addBet(coupon, bet, config.coupon.maxBets, key, stored.coupon.isMarketReplaced);
  // Without a cookie, requests of one browser cannot be recognised.
  if (!added.ok || sent.rev === 0) return added;
  return { ok: true, coupon: await recordAddedBet(context, sent, bet, added.coupon) };
}

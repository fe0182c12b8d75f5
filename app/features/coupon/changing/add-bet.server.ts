import { isSameBet, parsePriceButtonValue } from "~/domain/coupon/bet";
import { addBet } from "~/domain/coupon/change/add-bet";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import type { FormPost } from "~/features/gate/form-post.server";
import { resolvePressedBet, toCouponBet } from "../pressed-bet.server";
import { loadSlipClosedRefusal } from "../slip-closure.server";
import { keyAfterAddingBet } from "../storage/added-key.server";
import { readCoupon, readSentCoupon } from "../storage/cookie.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { recordAddedBet } from "../storage/recent-adds.server";
import { applyChange, type CouponPostResult, refuseChange } from "./apply-change.server";

/** Adds the pressed price button's bet at the price it showed; the score comes from the platform. */
export async function addBetPosted(post: FormPost): Promise<CouponPostResult> {
  const { form, context, request } = post;
  const pressed = parsePriceButtonValue(String(form.get("bet") ?? ""));
  if (!pressed) return refuseChange(post, [{ code: "unknown-bet" }], 422);
  const coupon = await readCoupon(context, request);
  const { config, stored } = context;
  const { isMarketReplaced } = stored.coupon;
  const [closed, known] = await Promise.all([
    loadSlipClosedRefusal(context),
    resolvePressedBet(post, pressed, effectiveCouponType(coupon)),
  ]);
  // If player data cannot be loaded just now, the bet is added all the same; the slip says why
  // nothing can be placed.
  if (closed && closed.code !== "unavailable") return refuseChange(post, [closed], 403);
  if (known.ok && known.value.bets[0] === null)
    return refuseChange(post, [{ code: "unknown-bet" }], 422);
  const bet = {
    ...toCouponBet(post, pressed, known),
    isBanker: coupon.bets.find((old) => isSameBet(old, pressed.ref))?.isBanker ?? false,
  };
  const key = () => keyAfterAddingBet(context, coupon, bet, newPlacementKey);
  const added = addBet(coupon, bet, config.coupon.maxBets, key, isMarketReplaced);
  if (!added.ok) return refuseChange(post, [added.refusal], 422);
  const sent = await readSentCoupon(context, request);
  // Without a cookie, requests of one browser cannot be recognised.
  const joined =
    sent.rev === 0 ? added.coupon : await recordAddedBet(context, sent, bet, added.coupon);
  return applyChange(post, () => ({ ok: true, coupon: joined }), `#bet-${pressed.ref.marketId}`);
}

import type { PressedBet } from "~/domain/coupon/bet";
import type { CouponTypeId } from "~/domain/coupon/kinds";
import type { CouponBet } from "~/domain/coupon/types";
import type { Post } from "~/features/gate/action.server";
import { type ResolvedBets, resolveBets } from "~/platform/coupons/client.server";
import type { Answer } from "~/platform/failure.server";

/** The platform's current state of a pressed bet, in a coupon of a type. */
export function pressedBetNow(
  { context: { config, platform } }: Post,
  { ref }: PressedBet,
  typeId: CouponTypeId,
): Promise<Answer<ResolvedBets>> {
  return resolveBets(platform, { typeId, currency: config.currency, bets: [ref] });
}

/** A pressed bet as the coupon keeps it: at the price it showed, with the platform's score. */
export function couponBetOf(
  { context }: Post,
  { ref, coef }: PressedBet,
  known: Answer<ResolvedBets>,
): CouponBet {
  return {
    ...ref,
    coef,
    scores: known.ok ? (known.value.bets[0]?.scores ?? null) : null,
    addedAt: Math.floor(context.now / 1000),
    blockId: 0,
    isBanker: false,
    amount: "",
    refusal: null,
  };
}

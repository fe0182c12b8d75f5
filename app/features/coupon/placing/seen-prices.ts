import { formatBetRef } from "~/domain/coupon/bet";
import { acceptPricesAndScores } from "~/domain/coupon/change/prices";
import type { CouponCookie } from "~/domain/coupon/types";
import { postedTexts } from "~/features/forms/posted-texts";

import type { BetView } from "../view";

const field = "seen-";

/** The fields that accept the shown prices of moved bets together with placing, by name (CPS-02). */
export function acceptedPriceFields(
  rows: readonly BetView[],
): readonly (readonly [string, string])[] {
  return rows
    .filter(({ reasons }) => reasons.includes("price-changed"))
    .map(({ id, coef }) => [field + id, coef] as const);
}

/**
 * The coupon at the prices that the form's page asked about: the player saw them beside the button that accepts
 * them. It keeps its key, under which nothing was sent yet; the platform still decides on the price.
 */
export function withAcceptedPrices(coupon: CouponCookie, form: FormData): CouponCookie {
  const texts = postedTexts(form);
  const seen = coupon.bets.flatMap((bet) => {
    const coef = texts[field + formatBetRef(bet)];
    return coef !== undefined ? [{ marketId: bet.marketId, coef }] : [];
  });
  const accepted = acceptPricesAndScores(coupon, seen, () => coupon.key);
  return accepted.ok ? accepted.coupon : coupon;
}

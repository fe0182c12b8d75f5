import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import { hasNoSystemLines } from "~/domain/coupon/returns/priced-coupon";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { type RefusalPlace, refusalPlaceOf } from "./refusals";

/**
 * The shell's own reasons against the coupon as a whole: its outcome is being checked, it is empty, has too
 * many bets or no system line, needs a sign-in, or its data is unavailable. Other functions find the reasons of
 * bets, stakes, promo code and a closed slip.
 */
export function wholeCouponRefusals(coupon: CouponCookie, facts: CouponViewContext): Refusal[] {
  const { accounts } = facts;
  const isUnknown = facts.resolved === null && coupon.bets.length > 0;
  const hasNoAccount = accounts !== null && findPayingAccount(coupon.accountId, accounts) === null;
  const codes: [RefusalCode, boolean][] = [
    ["checking", coupon.isChecking],
    ["empty", coupon.bets.length === 0],
    ["system", hasNoSystemLines(coupon)],
    ["unavailable", !facts.isPaused && (isUnknown || hasNoAccount)],
    ["sign-in", accounts === null && !facts.isPaused],
  ];
  const { maxBets } = facts.config.coupon;
  const tooMany: Refusal[] =
    coupon.bets.length > maxBets ? [{ code: "too-many", bound: maxBets }] : [];
  return [...tooMany, ...codes.filter(([, holds]) => holds).map(([code]) => ({ code }))];
}

export function refusalsByPlace(refusals: readonly Refusal[]): Record<RefusalPlace, Refusal[]> {
  const places: Record<RefusalPlace, Refusal[]> = {
    bet: [],
    amount: [],
    account: [],
    promo: [],
    coupon: [],
  };
  for (const refusal of refusals) places[refusalPlaceOf(refusal)].push(refusal);
  return places;
}

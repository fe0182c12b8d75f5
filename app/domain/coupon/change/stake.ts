import { formatBetRef } from "../bet";
import { couponKindByType } from "../kinds";
import { isAmountText, maxPackedLength } from "../limits";
import { packCoupon } from "../packed/pack";
import type { CouponBet, CouponCookie } from "../types";
import { type CouponChange, changeCoupon, type MakePlacementKey } from "./change";
import { effectiveCouponType } from "./effective-type";

/**
 * Sets the stake, for singles of every bet, for blocks of every block: plain decimal text, or ""
 * for no stake yet; anything else is refused `amount`.
 */
export function setStake(
  coupon: CouponCookie,
  amount: string,
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () => {
    if (!isAmountText(amount)) return { code: "amount" };
    const kind = couponKindByType(effectiveCouponType(coupon));
    // The stake of a bet that stands alone may be the bet's own.
    const bets = kind.isCombined ? coupon.bets : withStakes(coupon.bets, () => "");
    // Typing a stake switches auto-max off (CPN-12).
    const isAutoMax = false;
    const isOfEachBlock =
      kind.stakedOn === "block" && Object.keys(coupon.amountByBlockId).length > 0;
    if (isOfEachBlock) return { amount, bets, isAutoMax, amountByBlockId: {} };
    const isSame = amount === coupon.amount && bets === coupon.bets && !coupon.isAutoMax;
    return isSame ? null : { amount, bets, isAutoMax };
  });
}

/** Sets stakes of single bets by bet ref; an invalid text is refused `amount` (CPN-02). */
export function setBetStakes(
  coupon: CouponCookie,
  amounts: Readonly<Record<string, string>>,
  newKey: MakePlacementKey,
): CouponChange {
  return changeCoupon(coupon, newKey, () => {
    const of = (bet: CouponBet) => amounts[formatBetRef(bet)] ?? bet.amount;
    const wrong = coupon.bets.find((bet) => !isAmountText(of(bet)));
    if (wrong) return { code: "amount", marketId: wrong.marketId };
    const bets = withStakes(coupon.bets, of);
    if (bets === coupon.bets) return null;
    const isTooLong = packCoupon({ ...coupon, bets }).length > maxPackedLength;
    return isTooLong ? { code: "too-many", bound: coupon.bets.length } : { bets };
  });
}

/** Bets with new stakes; a changed stake clears the bet's refusal. The same list if nothing changes. */
function withStakes(
  bets: readonly CouponBet[],
  of: (bet: CouponBet) => string,
): readonly CouponBet[] {
  if (bets.every((bet) => of(bet) === bet.amount)) return bets;
  return bets.map((bet) =>
    of(bet) === bet.amount ? bet : { ...bet, amount: of(bet), refusal: null },
  );
}

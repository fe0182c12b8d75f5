import type { Account } from "../accounts/account";
import { parsePrice, priceText, productOf } from "../odds/price";
import { type OddsView, showPrice } from "../odds/views";
import { effectiveType } from "./changes";
import type { CouponSettings } from "./settings";
import type { CouponCookie, Placement } from "./types";

/** Who places, from where, and by which settings. */
export interface PlacementContext {
  readonly userId: number;
  readonly account: Account;
  readonly settings: CouponSettings;
  readonly refId: number;
  /** How the player has prices written; the placed coupon carries it (ODD-02). */
  readonly odds: OddsView;
}

/** What is sent for a coupon: the prices are those the player saw, the stake (minor units) is the form's (CPP-01). */
export function placementOf(coupon: CouponCookie, stake: number, context: PlacementContext): Placement {
  const { userId, account, settings, refId, odds } = context;
  const coef = priceText(productOf(coupon.bets.flatMap((bet) => parsePrice(bet.coef) ?? [])));
  return {
    key: coupon.key,
    userId,
    accountId: account.id,
    iso: account.iso,
    typeId: effectiveType(coupon),
    amount: stake,
    amountByBlockId: {},
    bets: coupon.bets.map(({ gameId, marketId, type, param, coef, scores }) => ({
      gameId,
      marketId,
      type,
      param,
      coef,
      scores,
    })),
    changeCoefAction: settings.changeCoefAction,
    coef,
    coefByView: showPrice(odds, coef),
    coefViewId: odds.id,
    exactCoef: settings.exactCoef,
    isDropOnScoreChange: settings.isDropOnScoreChange,
    prepaidAmount: 0,
    refId,
    systemValue: coupon.systemValue,
    hyperBonusPercent: 0,
  };
}

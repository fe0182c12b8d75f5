import type { Account } from "../accounts/account";
import { parsePrice, priceText, productOf, shownPrice } from "../odds/price";
import { effectiveType } from "./changes";
import type { CouponSettings } from "./settings";
import type { CouponCookie, Placement } from "./types";

/** The player's view of coefficients, as a placed coupon carries it (ODD-02). */
export interface CoefView {
  readonly id: number;
  show(coef: string): string;
}

/** View 0: decimal. */
export const decimalView: CoefView = { id: 0, show: shownPrice };

/** Who places, from where, and by which settings. */
export interface PlacementContext {
  readonly userId: number;
  readonly account: Account;
  readonly settings: CouponSettings;
  readonly refId: number;
  readonly coefView: CoefView;
}

/** What is sent for a coupon: the prices are those the player saw, the stake (minor units) is the form's (CPP-01). */
export function placementOf(coupon: CouponCookie, stake: number, context: PlacementContext): Placement {
  const { userId, account, settings, refId, coefView } = context;
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
    coefByView: coefView.show(coef),
    coefViewId: coefView.id,
    exactCoef: settings.exactCoef,
    isDropOnScoreChange: settings.isDropOnScoreChange,
    prepaidAmount: 0,
    refId,
    systemValue: coupon.systemValue,
    hyperBonusPercent: 0,
  };
}

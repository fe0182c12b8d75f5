import type { Account } from "~/domain/accounts/account";
import { effectiveType } from "~/domain/coupon/changes";
import { kindOf } from "~/domain/coupon/kinds";
import { coefText } from "~/domain/coupon/returns/combine";
import { pricedCouponOf, type Stakes } from "~/domain/coupon/returns/priced-coupon";
import type { CouponSettings } from "~/domain/coupon/settings/settings";
import { isVipStake, type VipTerms } from "~/domain/coupon/stakes/vip";
import type { CouponCookie, Placement } from "~/domain/coupon/types";
import { type Minor, zero } from "~/domain/money/amount";
import { type OddsView, showPrice } from "~/domain/odds/views";
import { validUntilOf } from "./placement-window";

/** The player, account and settings of a placement. */
export interface PlacementContext<C extends string = string> {
  readonly userId: number;
  readonly account: Account<C>;
  readonly settings: CouponSettings;
  readonly refId: number;
  /** The player's price format; stored with the placed coupon (ODD-02). */
  readonly odds: OddsView;
  readonly seen?: SeenRewards;
  /** The advanced part of the stake (CPN-15). */
  readonly advance?: Minor<C>;
  /** The terms for a stake above the maximum; null = none (CPN-11). */
  readonly vip?: VipTerms<C> | null;
  /** When the placement is sent, the platform's clock, ms since epoch (CPP-11). */
  readonly sentAt: number;
}

/** The rewards that the page showed; null = none. */
export interface SeenRewards {
  readonly bonusPercent: number | null;
  readonly hyperBonusPercent: number | null;
}

const nothingSeen: SeenRewards = { bonusPercent: null, hyperBonusPercent: null };

/** The placement of a coupon: prices as the player saw them, stakes from the form (CPP-01). */
export function placementOf<C extends string>(
  coupon: CouponCookie,
  stakes: Stakes<C>,
  context: PlacementContext<C>,
): Placement<C> {
  const {
    userId,
    account,
    settings,
    refId,
    odds,
    seen = nothingSeen,
    advance = zero(),
    vip = null,
    sentAt,
  } = context;
  const typeId = effectiveType(coupon);
  const kind = kindOf(typeId);
  const counted = { ...pricedCouponOf(coupon, stakes), bonusPercent: seen.bonusPercent ?? 0 };
  const coef = coefText(counted);
  return {
    key: coupon.key,
    userId,
    accountId: account.id,
    iso: account.iso,
    typeId,
    amount: stakes.stake,
    amountByBlockId: stakes.amountByBlockId,
    bets: coupon.bets.map((bet) => {
      const { gameId, marketId, type, param, coef: seen, scores } = bet;
      return {
        gameId,
        marketId,
        type,
        param,
        coef: seen,
        scores,
        blockId: kind.placedBlock(bet),
      };
    }),
    changeCoefAction: settings.changeCoefAction,
    coef,
    coefByView: showPrice(odds, coef),
    coefViewId: odds.id,
    exactCoef: settings.exactCoef,
    isDropOnScoreChange: settings.isDropOnScoreChange,
    prepaidAmount: advance,
    isVip: isVipStake(stakes.stake, vip),
    refId,
    systemValue: counted.systemValue,
    hyperBonusPercent: seen.hyperBonusPercent ?? 0,
    bonusPercent: seen.bonusPercent,
    manuallyDeletedBonusBet: coupon.isBonusDeleted,
    // Types without promo codes keep the code for a later change of type.
    promoCode: kind.isProduct ? coupon.promoCode : "",
    validUntil: validUntilOf(sentAt),
  };
}

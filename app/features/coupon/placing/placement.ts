import type { Account } from "~/domain/accounts/account";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { couponKindByType } from "~/domain/coupon/kinds";
import type { PlacementRequest } from "~/domain/coupon/placement";
import { unitReturnText } from "~/domain/coupon/returns/combine";
import { type CouponStakes, toPricedCoupon } from "~/domain/coupon/returns/priced-coupon";
import type { CouponSettings } from "~/domain/coupon/settings/settings";
import { isVipStake, type VipStakeRange } from "~/domain/coupon/stakes/vip";
import type { CouponCookie } from "~/domain/coupon/types";
import { type Minor, zero } from "~/domain/money/amount";
import { formatPriceInView, type OddsView } from "~/domain/odds/views";
import { placementDeadline } from "./placement-window";

/** What a placement needs besides the coupon and its stakes: the player, account, settings and time of sending. */
export interface PlacementContext<C extends string = string> {
  readonly userId: number;
  readonly account: Account<C>;
  readonly settings: CouponSettings;
  readonly refId: number;
  /** The player's price format; stored with the placed coupon (ODD-02). */
  readonly odds: OddsView;
  readonly seen?: ShownRewards;
  /** The advanced part of the stake (CPN-15). */
  readonly advance?: Minor<C>;
  /** The terms for a stake above the maximum; null = none (CPN-11). */
  readonly vip?: VipStakeRange<C> | null;
  /** When the placement is sent, the platform's clock, ms since epoch (CPP-11). */
  readonly sentAt: number;
}

/** The rewards that the page showed; null = none. */
export interface ShownRewards {
  readonly bonusPercent: number | null;
  readonly hyperBonusPercent: number | null;
}

const nothingSeen: ShownRewards = { bonusPercent: null, hyperBonusPercent: null };

/** The placement of a coupon: prices as the player saw them, stakes from the form (CPP-01). */
export function toPlacementRequest<C extends string>(
  coupon: CouponCookie,
  stakes: CouponStakes<C>,
  context: PlacementContext<C>,
): PlacementRequest<C> {
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
  const typeId = effectiveCouponType(coupon);
  const kind = couponKindByType(typeId);
  const counted = { ...toPricedCoupon(coupon, stakes), bonusPercent: seen.bonusPercent ?? 0 };
  const coef = unitReturnText(counted);
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
    coefByView: formatPriceInView(odds, coef),
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
    validUntil: placementDeadline(sentAt),
  };
}

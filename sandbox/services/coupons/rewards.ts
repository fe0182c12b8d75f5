import Big from "big.js";
import {
  type CouponRewards,
  expressBonusPercent,
  type HyperBonus,
  type PromoCode,
  type ReturnExtra,
  returnExtrasFor,
} from "~/domain/coupon/bonus";
import { type Minor, multiplyAmount } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import { productOfPrices } from "~/domain/odds/price";
import type { SandboxServices } from "../sandbox-services";
import { type BetOffer, betKindCodeForBonuses } from "./offer";
import type { OrderWithoutAmounts } from "./order";
import { maxPromoBonus, type SandboxPromoCode } from "./promo-codes";
import { couponTypeForRules } from "./risk";

// In multiples of the currency's minimum stake: in RUB from 1,000.00, at most 10,000.00.
const hyperFromOfLeast = 50;
const hyperMostOfLeast = 500;
/** Factor by which the price of an anti-express is lowered: the bookmaker's margin. */
const antiExpressShare = "0.95";

/** Hyper-bonus in a currency; null if switched off (CPN-13). */
export function currentHyperBonus<C extends string>(
  { world }: SandboxServices,
  iso: C,
): HyperBonus<C> | null {
  const { hyperBonusPercent: percent } = world.state.config.groups.coupon;
  const { least } = currencyOf(iso);
  return percent > 0
    ? {
        percent,
        minBetLimit: multiplyAmount(least, hyperFromOfLeast),
        maxLimit: multiplyAmount(least, hyperMostOfLeast),
      }
    : null;
}

/** Express bonus of these offers, percent (CPN-06). */
export function currentExpressBonus(
  { world }: SandboxServices,
  typeId: number,
  offers: readonly BetOffer[],
  isDeleted: boolean,
): number {
  const { bonusFeature: isOn } = world.state.config.groups.coupon;
  const legs = offers.map(({ market }) => ({
    coef: market.coef,
    kind: betKindCodeForBonuses(market.type),
  }));
  return expressBonusPercent(legs, { isOn, isDeleted, typeId: couponTypeForRules({ typeId }) });
}

/**
 * Price of an anti-express; null if anti-expresses are switched off, for fewer than two bets, and
 * if the price would not be above 1 (CPN-08).
 */
export function antiExpressPrice(
  { world }: SandboxServices,
  offers: readonly BetOffer[],
): string | null {
  if (!world.state.config.groups.coupon.antiExpress || offers.length < 2) return null;
  const total = productOfPrices(offers.map(({ market }) => new Big(market.coef)));
  const price = total.times(antiExpressShare).div(total.minus(1)).round(3, Big.roundDown);
  return price.gt(1) ? price.toFixed() : null;
}

/** Bonuses promised on a placement, and the promo code used (CPN-06, CPN-13, CPN-14). */
export interface PromisedBonuses<C extends string = string> extends CouponRewards<C> {
  readonly extras: ReturnExtra<C>[];
  readonly hyperBonusPercent: number;
  readonly promoPercent: number;
  readonly promoCode: string;
}

/**
 * Values of a placement without promised bonuses, also for coupons placed before bonuses existed.
 */
export const noPromisedBonuses = {
  bonusPercent: 0,
  extras: [],
  hyperBonusPercent: 0,
  promoPercent: 0,
  promoCode: "",
} satisfies PromisedBonuses;

/** Bonuses for a stake; `promo` is the placement's promo code, which `checkPlacement` has accepted; null = none. */
export function bonusesForPlacement<C extends string>(
  services: SandboxServices,
  request: OrderWithoutAmounts,
  offers: readonly BetOffer[],
  {
    stake,
    iso,
    promo: accepted,
  }: { readonly stake: Minor<C>; readonly iso: C; readonly promo: SandboxPromoCode | null },
): PromisedBonuses<C> {
  const promo: PromoCode<C> | null = accepted && {
    code: accepted.code,
    percent: accepted.percent,
    most: maxPromoBonus(accepted, iso),
  };
  const hyperBonus = currentHyperBonus(services, iso);
  const type = couponTypeForRules(request);
  const ofHyper = returnExtrasFor(stake, type, { hyperBonus, promo: null });
  const ofCode = returnExtrasFor(stake, type, { hyperBonus: null, promo });
  return {
    ...noPromisedBonuses,
    bonusPercent: currentExpressBonus(
      services,
      request.typeId,
      offers,
      request.manuallyDeletedBonusBet,
    ),
    extras: [...ofHyper, ...ofCode],
    hyperBonusPercent: ofHyper[0]?.percent ?? 0,
    // A code without a bonus for this type is not used up.
    promoPercent: ofCode[0]?.percent ?? 0,
    promoCode: ofCode.length > 0 ? (promo?.code ?? "") : "",
  };
}

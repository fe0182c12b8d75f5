import Big from "big.js";
import {
  bonusPercentOf,
  type Extra,
  extrasFor,
  type HyperBonus,
  type PromoCode,
  type Rewards,
} from "~/domain/coupon/bonus";
import { type Minor, times } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import { productOf } from "~/domain/odds/price";
import type { Core } from "../core";
import { kindOf, type Offer } from "./offer";
import type { OrderFacts } from "./order";
import { codeOf, mostOf } from "./promo-codes";
import { typeOf } from "./risk";

// In multiples of the currency's minimum stake: in RUB from 1,000.00, at most 10,000.00.
const hyperFromOfLeast = 50;
const hyperMostOfLeast = 500;
/** Factor for the bookmaker's margin on an anti-express. */
const antiExpressShare = "0.95";

/** Hyper-bonus in a currency; null if switched off (CPN-13). */
export function hyperBonusOf<C extends string>({ world }: Core, iso: C): HyperBonus<C> | null {
  const { hyperBonusPercent: percent } = world.state.config.groups.coupon;
  const { least } = currencyOf(iso);
  return percent > 0
    ? {
        percent,
        minBetLimit: times(least, hyperFromOfLeast),
        maxLimit: times(least, hyperMostOfLeast),
      }
    : null;
}

/** Express bonus of these offers, percent (CPN-06). */
export function bonusOf(
  { world }: Core,
  typeId: number,
  offers: readonly Offer[],
  isDeleted: boolean,
): number {
  const { bonusFeature: isOn } = world.state.config.groups.coupon;
  const legs = offers.map(({ market }) => ({ coef: market.coef, kind: kindOf(market.type) }));
  return bonusPercentOf(legs, { isOn, isDeleted, typeId: typeOf({ typeId }) });
}

/** Price of an anti-express; null if switched off, or too close to 1 (CPN-08). */
export function antiExpressOf({ world }: Core, offers: readonly Offer[]): string | null {
  if (!world.state.config.groups.coupon.antiExpress || offers.length < 2) return null;
  const total = productOf(offers.map(({ market }) => new Big(market.coef)));
  const price = total.times(antiExpressShare).div(total.minus(1)).round(3, Big.roundDown);
  return price.gt(1) ? price.toFixed() : null;
}

/** Bonuses promised on a placement, and the promo code used (CPN-06, CPN-13, CPN-14). */
export interface Promised<C extends string = string> extends Rewards<C> {
  readonly extras: Extra<C>[];
  readonly hyperBonusPercent: number;
  readonly promoPercent: number;
  readonly promoCode: string;
}

/** Also for coupons placed before bonuses existed. */
export const nothingPromised = {
  bonusPercent: 0,
  extras: [],
  hyperBonusPercent: 0,
  promoPercent: 0,
  promoCode: "",
} satisfies Promised;

/** Bonuses for a stake; an invalid code adds nothing, and `judge` has already refused it. */
export function promisedTo<C extends string>(
  core: Core,
  request: OrderFacts,
  offers: readonly Offer[],
  { stake, iso, now }: { readonly stake: Minor<C>; readonly iso: C; readonly now: number },
): Promised<C> {
  const house = request.promoCode === "" ? "promo-unknown" : codeOf(request.promoCode, now);
  const promo: PromoCode<C> | null =
    typeof house === "string"
      ? null
      : { code: house.code, percent: house.percent, most: mostOf(house, iso) };
  const hyperBonus = hyperBonusOf(core, iso);
  const type = typeOf(request);
  const ofHyper = extrasFor(stake, type, { hyperBonus, promo: null });
  const ofCode = extrasFor(stake, type, { hyperBonus: null, promo });
  return {
    ...nothingPromised,
    bonusPercent: bonusOf(core, request.typeId, offers, request.manuallyDeletedBonusBet),
    extras: [...ofHyper, ...ofCode],
    hyperBonusPercent: ofHyper[0]?.percent ?? 0,
    // A code without a bonus for this type is not used up.
    promoPercent: ofCode[0]?.percent ?? 0,
    promoCode: ofCode.length > 0 ? (promo?.code ?? "") : "",
  };
}

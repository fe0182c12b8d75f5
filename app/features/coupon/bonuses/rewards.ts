import type { BetView } from "../bet-view";
import type { CouponFacts } from "../facts";
import { type CouponCookie, type CouponTypeId, isProduct, type Refusal } from "../types";
import { bonusPercentOf, type HyperBonus, type PromoCode } from "./bonus";

/** What a coupon gets beside its prices, whatever is staked on it (CPN-06, CPN-13, CPN-14). */
export interface RewardsView<C extends string = string> {
  /** By how many percent an express grows; 0 = by none. */
  readonly bonusPercent: number;
  /** null = none is offered for this type. */
  readonly hyperBonus: HyperBonus<C> | null;
  /** The promo code that will be used; null = none. */
  readonly promo: PromoCode<C> | null;
}

/** What a coupon gets as it stands now; a bet that the platform does not know counts for no bonus. */
export function rewardsOf<C extends string>(
  coupon: Pick<CouponCookie, "isBonusDeleted" | "promoCode">,
  rows: readonly Pick<BetView, "coef" | "kind">[],
  typeId: CouponTypeId,
  { config, hyperBonus = null, promo = null }: Pick<CouponFacts<C>, "config" | "hyperBonus" | "promo">,
): RewardsView<C> {
  const legs = rows.flatMap(({ coef, kind }) => (kind === null ? [] : [{ coef, kind }]));
  const isOn = config.coupon.bonusFeature && legs.length === rows.length;
  const terms = { isOn, isDeleted: coupon.isBonusDeleted, typeId };
  const takesThem = isProduct(typeId);
  const code = coupon.promoCode;
  const known = promo?.chosen?.code === code ? promo.chosen : promo?.own.find((one) => one.code === code);
  return {
    bonusPercent: bonusPercentOf(legs, terms),
    hyperBonus: takesThem ? hyperBonus : null,
    promo: takesThem ? (known ?? null) : null,
  };
}

/** Why the coupon's promo code cannot be used, told at its field; of a type that takes none it is no hindrance. */
export function promoRefusals(
  { promoCode }: Pick<CouponCookie, "promoCode">,
  typeId: CouponTypeId,
  { promo = null }: Pick<CouponFacts, "promo">,
): Refusal[] {
  return isProduct(typeId) && promoCode !== "" && promo?.refusal ? [{ code: promo.refusal }] : [];
}

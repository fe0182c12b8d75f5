import { expressBonusPercent, type HyperBonus, type PromoCode } from "~/domain/coupon/bonus";
import { type CouponTypeId, couponKindByType } from "~/domain/coupon/kinds";
import type { Refusal } from "~/domain/coupon/refusal";
import type { CouponCookie } from "~/domain/coupon/types";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import type { BetView } from "../bet-view";

/** Rewards of a coupon on top of its prices, at any stake (CPN-06, CPN-13, CPN-14). */
export interface RewardsView<C extends string = string> {
  /** Percent added to the price of an express; 0 = none. */
  readonly bonusPercent: number;
  /** null = none is offered for this type. */
  readonly hyperBonus: HyperBonus<C> | null;
  /** The promo code to be used; null = none. */
  readonly promo: PromoCode<C> | null;
}

/** The coupon's current rewards. There is no express bonus if the platform does not know every bet. */
export function currentRewards<C extends string>(
  coupon: Pick<CouponCookie, "isBonusDeleted" | "promoCode">,
  rows: readonly Pick<BetView, "coef" | "kind">[],
  typeId: CouponTypeId,
  {
    config,
    hyperBonus = null,
    promo = null,
  }: Pick<CouponViewContext<C>, "config" | "hyperBonus" | "promo">,
): RewardsView<C> {
  const legs = rows.flatMap(({ coef, kind }) => (kind === null ? [] : [{ coef, kind }]));
  const isOn = config.coupon.bonusFeature && legs.length === rows.length;
  const terms = { isOn, isDeleted: coupon.isBonusDeleted, typeId };
  const takesThem = couponKindByType(typeId).isProduct;
  const code = coupon.promoCode;
  const known =
    promo?.chosen?.code === code ? promo.chosen : promo?.own.find((one) => one.code === code);
  return {
    bonusPercent: expressBonusPercent(legs, terms),
    hyperBonus: takesThem ? hyperBonus : null,
    promo: takesThem ? (known ?? null) : null,
  };
}

/** Why the promo code cannot be used, shown at its field; empty for types without promo codes. */
export function promoRefusals(
  { promoCode }: Pick<CouponCookie, "promoCode">,
  typeId: CouponTypeId,
  { promo = null }: Pick<CouponViewContext, "promo">,
): Refusal[] {
  const { isProduct } = couponKindByType(typeId);
  return isProduct && promoCode !== "" && promo?.refusal ? [{ code: promo.refusal }] : [];
}

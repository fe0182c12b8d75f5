import { couponKindByType } from "~/domain/coupon/kinds";
import { bankerBlockId, type PlacedCoupon } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { couponTypeTextKeys } from "../type-text-keys";

/** The name of a bet's type; for a system with its line size. */
export function CouponTypeName({
  receipt: { typeId, systemValue, legs },
}: {
  receipt: PlacedCoupon;
}) {
  const { t } = useTranslation("coupon");
  const name = t(couponTypeTextKeys[typeId].placed);
  if (!couponKindByType(typeId).lines) return name;
  const events = legs.filter(({ blockId }) => blockId !== bankerBlockId).length;
  return `${name} ${systemValue}/${events}`;
}

import { coverName } from "~/domain/coupon/cover-names";
import { couponKindByType } from "~/domain/coupon/kinds";
import { bankerBlockId, type PlacedCoupon } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { couponTypeTextKeys } from "../type-text-keys";

/** The name of a bet's type; of a system with its line size, of a full cover its own name. */
export function CouponTypeName({
  receipt: { typeId, systemValue, legs },
}: {
  receipt: PlacedCoupon;
}) {
  const { t } = useTranslation("coupon");
  const name = t(couponTypeTextKeys[typeId].placed);
  if (!couponKindByType(typeId).lines) return name;
  const events = legs.filter(({ blockId }) => blockId !== bankerBlockId).length;
  const cover = coverName(systemValue, events);
  return cover === null ? `${name} ${systemValue}/${events}` : t(`cover_${cover}`);
}

import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { DefinitionRow } from "./DefinitionRow";

/** The rewards promised at placing (CPN-06, CPN-13, CPN-14). */
export function PromisedRewardRows({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon");
  const { bonusPercent, hyperBonusPercent, promoPercent, promoCode } = receipt;
  const facts: [string, number][] = [
    [t("bonus_title"), bonusPercent],
    [t("hyper_title"), hyperBonusPercent],
    [`${t("promo_title")} ${promoCode}`, promoPercent],
  ];
  return facts.map(([name, percent]) =>
    percent === 0 ? null : (
      <DefinitionRow key={name} name={name}>
        <span dir="ltr">+{percent}%</span>
      </DefinitionRow>
    ),
  );
}

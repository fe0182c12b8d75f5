import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { Money } from "~/ui/Money";
import { DefinitionRow } from "./DefinitionRow";

/** The advanced part of the stake, if any (CPN-15). */
export function AdvanceStakeRow({ receipt: { terms, iso } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon", "bets");
  if (terms.prepaidAmount === 0) return null;
  return (
    <DefinitionRow name={t("bets:bet_prepaid")}>
      <Money minor={terms.prepaidAmount} iso={iso} name="receipt-prepaid" />
    </DefinitionRow>
  );
}

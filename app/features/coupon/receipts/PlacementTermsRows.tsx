import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { DefinitionRow } from "./DefinitionRow";
import styles from "./Receipt.module.css";

/** The player's settings at placing, and the price as shown. */
export function PlacementTermsRows({ receipt: { terms } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon", "bets");
  return (
    <>
      <DefinitionRow name={t("bets:bet_seen_price")}>
        <span dir="ltr" className={styles.figure}>
          {terms.coefByView}
        </span>
      </DefinitionRow>
      <DefinitionRow name={t("bets:bet_change_coef")}>
        {t(`change_coef_${terms.changeCoefAction}`)}
      </DefinitionRow>
      {terms.isDropOnScoreChange ? (
        <DefinitionRow name={t("bets:bet_drop_on_score")}>{t("bets:yes")}</DefinitionRow>
      ) : null}
    </>
  );
}

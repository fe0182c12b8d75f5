import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import pairs from "~/ui/Pairs.module.css";
import { NumberTimeTypeAndAccountRows } from "./NumberTimeTypeAndAccountRows";
import { PlacementTermsRows } from "./PlacementTermsRows";
import styles from "./Receipt.module.css";

/** A bet's facts and terms: the fields of CPP-01 that concern the player. */
export function PlacedBetDetails({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon", "bets");
  return (
    <>
      <dl className={classNames(pairs.pairs, styles.facts)}>
        <NumberTimeTypeAndAccountRows receipt={receipt} />
      </dl>
      <details className={styles.terms}>
        <summary>{t("bets:bet_terms")}</summary>
        <dl className={classNames(pairs.pairs, styles.facts)}>
          <PlacementTermsRows receipt={receipt} />
        </dl>
      </details>
    </>
  );
}

import type { PlacedCoupon } from "~/domain/coupon/placed";
import { usePageContext } from "~/features/page/page-context";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { CancelAutoCashOut } from "../cash-out/CancelAutoCashOut";
import styles from "./PrintPage.module.css";
import { receiptPath } from "./receipt-path";

/** The print button and the way back, which are hidden in print. Without JavaScript the browser's own menu prints. */
export function PrintControls({ coupon }: { coupon: PlacedCoupon }) {
  const { t } = useTranslation("bets");
  const { here } = usePageContext();
  const path = receiptPath(useLanguage(), [coupon]);
  return (
    <div className={styles.controls}>
      <Button type="button" className={styles.print} onClick={() => window.print()}>
        {t("print_button")}
      </Button>
      <ButtonLink to={path} look="quiet">
        {t("print_back")}
      </ButtonLink>
      {coupon.autoCashOut ? (
        <CancelAutoCashOut bet={coupon} back={here}>
          {t("cash_out_auto_cancel")}
        </CancelAutoCashOut>
      ) : null}
      <p className={styles.hint}>{t("print_hint")}</p>
    </div>
  );
}

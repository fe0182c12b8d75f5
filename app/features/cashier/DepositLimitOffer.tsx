import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import styles from "./Cashier.module.css";
import { declinedDepositLimitQuery } from "./first-limit";
import { cashierPath } from "./outcome-path";

/** Two equally prominent ways on: set a limit, or continue without one (LIM-18). */
export function DepositLimitOffer() {
  const { t } = useTranslation("cashier");
  const lng = useLanguage();
  return (
    <section className={styles.offer} data-code="limit-offer" aria-labelledby="limit-offer">
      <h2 id="limit-offer">{t("offer_title")}</h2>
      <p>{t("offer_text")}</p>
      <div className={styles.choices}>
        <ButtonLink to={`${screenPath(lng, "office:responsible")}#limit-20`} look="quiet" isWide>
          {t("offer_yes")}
        </ButtonLink>
        <ButtonLink
          to={`${cashierPath(lng, "deposit")}?${declinedDepositLimitQuery}`}
          look="quiet"
          isWide
        >
          {t("offer_no")}
        </ButtonLink>
      </div>
    </section>
  );
}

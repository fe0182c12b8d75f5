import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import styles from "./Cashier.module.css";
import type { PaymentResultData } from "./outcome.server";
import { cashierPath } from "./outcome-path";

/** A payment that is not the visitor's or cannot be loaded: the address alone proves nothing. */
export function UnknownPayment({ kind, isSignedIn, isUnavailable }: PaymentResultData) {
  const { t } = useTranslation("cashier");
  const lng = useLanguage();
  return (
    <article className={styles.page}>
      <h1>{t("outcome_unknown")}</h1>
      <Notice
        kind={isUnavailable ? "error" : "info"}
        code={isUnavailable ? "unavailable" : "payment-unknown"}
        isStatic
        controls={
          <ButtonLink to={cashierPath(lng, kind)} look="quiet">
            {isSignedIn ? t("to_payments") : t("sign_in")}
          </ButtonLink>
        }
      >
        {t(isUnavailable ? "next_unavailable" : isSignedIn ? "next_unknown" : "next_guest")}
      </Notice>
    </article>
  );
}

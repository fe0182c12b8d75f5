import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import styles from "~/ui/NarrowForm.module.css";
import { Notice } from "~/ui/Notice";

/** The recovery page for an e-mailed link that was used or has expired. */
export function ExpiredLinkStep() {
  const { t } = useTranslation("recovery");
  const page = screenPath(useLanguage(), "user:passwordreset");
  return (
    <>
      <h1>{t("over_title")}</h1>
      <div className={styles.form}>
        <Notice kind="warning" code="code-over" isStatic>
          {t("over_text")}
        </Notice>
        <ButtonLink to={page} isWide>
          {t("over_again")}
        </ButtonLink>
      </div>
    </>
  );
}

import { Link } from "@remix-run/react";
import type { TermsRuleOrPart } from "~/domain/terms/rules";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Pill } from "~/ui/Pill";
import styles from "./ConfirmPage.module.css";

export function TermsPartTitle({ part: { title, path, isChanged } }: { part: TermsRuleOrPart }) {
  const { t } = useTranslation("session");
  const lng = useLanguage();
  return (
    <div className={styles.part}>
      {path === null ? <span>{title}</span> : <Link to={`/${lng}/${path}`}>{title}</Link>}
      {isChanged ? <Pill look="accent">{t("terms_changed")}</Pill> : null}
    </div>
  );
}

import { useLocation } from "react-router-dom";
import type { FormErrors } from "~/features/forms/use-errors";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import styles from "~/ui/NarrowForm.module.css";
import { EmailConfirmationFormFrame } from "./EmailConfirmationFormFrame";

export function ConfirmEmailByLinkStep({ errors }: { errors: FormErrors }) {
  const { t } = useTranslation("activation");
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{t("title")}</h1>
      <EmailConfirmationFormFrame action={pathname + search} errors={errors}>
        <p className={styles.lead}>{t("link_lead")}</p>
        <Button isWide>{t("submit")}</Button>
      </EmailConfirmationFormFrame>
    </>
  );
}

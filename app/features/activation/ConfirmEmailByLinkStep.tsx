import { useLocation } from "react-router-dom";
import { FormFrame } from "~/features/forms/FormFrame";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import styles from "~/ui/NarrowForm.module.css";
import type { EmailConfirmationForm } from "./use-email-confirmation-form";

export function ConfirmEmailByLinkStep({ form, errors }: EmailConfirmationForm) {
  const { t } = useTranslation("activation");
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{t("title")}</h1>
      <FormFrame parts={form.form} action={pathname + search} errors={errors}>
        <p className={styles.lead}>{t("link_lead")}</p>
        <Button isWide>{t("submit")}</Button>
      </FormFrame>
    </>
  );
}

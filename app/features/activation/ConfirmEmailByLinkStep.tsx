import { useLocation } from "react-router-dom";
import { StepForm } from "~/features/forms/StepForm";
import type { FormErrors } from "~/features/forms/use-errors";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import styles from "~/ui/NarrowForm.module.css";

export function ConfirmEmailByLinkStep({ errors }: { errors: FormErrors }) {
  const { t } = useTranslation("activation");
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{t("title")}</h1>
      <StepForm action={pathname + search} errors={errors.summary}>
        <p className={styles.lead}>{t("link_lead")}</p>
        <Button isWide>{t("submit")}</Button>
      </StepForm>
    </>
  );
}

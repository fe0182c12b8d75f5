import { useLocation, useNavigation } from "react-router-dom";
import { StepForm } from "~/features/forms/StepForm";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import styles from "~/ui/NarrowForm.module.css";
import type { RecoveryStepProps } from "./CodeStep";
import { NewPasswordFields } from "./NewPasswordFields";
import { useRecoveryErrors } from "./use-recovery-errors";

export function PasswordStep({ reply }: RecoveryStepProps) {
  const { t } = useTranslation("recovery");
  const { search } = useLocation();
  const page = screenPath(useLanguage(), "user:passwordreset");
  const errors = useRecoveryErrors(reply, "password");
  const isBusy = useNavigation().formAction !== undefined;
  return (
    <>
      <h1>{t("password_title")}</h1>
      <StepForm action={page + search} errors={errors.summary}>
        <p className={styles.lead}>{t("password_lead")}</p>
        <NewPasswordFields errors={errors} />
        <Button isWide disabled={isBusy}>
          {t("password_submit")}
        </Button>
        <p className={styles.note}>
          <LinkWithTouchSizedTarget to={page}>{t("start_again")}</LinkWithTouchSizedTarget>
        </p>
      </StepForm>
    </>
  );
}

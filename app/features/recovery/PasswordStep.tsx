import { useLocation, useNavigation } from "react-router-dom";
import { passwordLength } from "~/domain/session/password";
import { StepForm } from "~/features/forms/StepForm";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import styles from "~/ui/NarrowForm.module.css";
import { PasswordInput } from "~/ui/PasswordInput";
import type { RecoveryStepProps } from "./CodeStep";
import { useRecoveryErrors } from "./use-recovery-errors";

export function PasswordStep({ reply }: RecoveryStepProps) {
  const { t } = useTranslation("recovery", "session");
  const { search } = useLocation();
  const page = screenPath(useLanguage(), "user:passwordreset");
  const errors = useRecoveryErrors(reply, "password");
  const isBusy = useNavigation().formAction !== undefined;
  const show = { words: t("session:password_show"), label: t("session:password_show_label") };
  return (
    <>
      <h1>{t("password_title")}</h1>
      <StepForm action={page + search} errors={errors.summary}>
        <p className={styles.lead}>{t("password_lead")}</p>
        <PasswordInput
          name="password"
          label={t("password_new")}
          hint={t("password_hint", { least: passwordLength.least })}
          autoComplete="new-password"
          error={errors.at("password")}
          show={show}
        />
        <PasswordInput
          name="password_again"
          label={t("password_again")}
          autoComplete="new-password"
          error={errors.at("password_again")}
          show={show}
        />
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

import { useLocation, useNavigation } from "react-router-dom";
import { FormFrame } from "~/features/forms/FormFrame";
import { NewPasswordFields } from "~/features/forms/NewPasswordFields";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import styles from "~/ui/NarrowForm.module.css";
import type { RecoveryStepProps } from "./CodeStep";
import { useRecoveryForm, useReplacedPasswordTexts } from "./use-recovery-form";

export function PasswordStep({ reply }: RecoveryStepProps) {
  const { t } = useTranslation("recovery");
  const { search } = useLocation();
  const page = screenPath(useLanguage(), "user:passwordreset");
  const { form, errors } = useRecoveryForm<"password" | "password_again">(reply, "password");
  const isBusy = useNavigation().formAction !== undefined;
  return (
    <>
      <h1>{t("password_title")}</h1>
      <FormFrame parts={form.form} errors={errors} action={page + search}>
        <p className={styles.lead}>{t("password_lead")}</p>
        <NewPasswordFields form={form} texts={useReplacedPasswordTexts()} />
        <Button isWide disabled={isBusy}>
          {t("password_submit")}
        </Button>
        <p className={styles.note}>
          <LinkWithTouchSizedTarget to={page}>{t("start_again")}</LinkWithTouchSizedTarget>
        </p>
      </FormFrame>
    </>
  );
}

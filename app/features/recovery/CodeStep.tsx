import { useNavigation } from "react-router-dom";
import { CodeField } from "~/features/codes/CodeField";
import { ResendOrCancelCode } from "~/features/codes/ResendOrCancelCode";
import { FormFrame } from "~/features/forms/FormFrame";
import type { FormReply } from "~/features/forms/reply";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import styles from "~/ui/NarrowForm.module.css";
import { Notice } from "~/ui/Notice";
import type { RecoveryStep } from "./recovery-page.server";
import { useRecoveryForm } from "./use-recovery-form";

export interface RecoveryStepProps {
  readonly reply: FormReply | null;
}

export function CodeStep({
  step,
  reply,
}: RecoveryStepProps & { step: RecoveryStep & { kind: "code" } }) {
  const { t } = useTranslation("recovery");
  const action = screenPath(useLanguage(), "user:passwordreset");
  const { form, errors } = useRecoveryForm(reply, "code");
  const isBusy = useNavigation().formAction !== undefined;
  // Isolated, so that a right-to-left sentence keeps the order of its parts.
  const to = `\u2066${step.sentTo.text}\u2069`;
  return (
    <>
      <h1>{t("code_title")}</h1>
      <div className={styles.form}>
        {step.isRepeat ? <Notice kind="success" title={t("code_resent")} /> : null}
        <p className={styles.lead}>{t(`sent_${step.sentTo.kind}`, { to })}</p>
        <FormFrame parts={form.form} errors={errors} action={action}>
          <CodeField form={form} isSent />
          <Button isWide disabled={isBusy}>
            {t("code_submit")}
          </Button>
        </FormFrame>
        <ResendOrCancelCode action={action} waiting={step} isBusy={isBusy} cancel={t("cancel")} />
        <p className={styles.note}>{t("no_message")}</p>
      </div>
    </>
  );
}

import { CodeField } from "~/features/codes/CodeField";
import { ResendOrCancelCode } from "~/features/codes/ResendOrCancelCode";
import type { FormReply } from "~/features/forms/reply";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import styles from "~/ui/NarrowForm.module.css";
import { Notice } from "~/ui/Notice";
import { SignInStepForm } from "./SignInStepForm";
import type { SignInCodeStep } from "./sign-in-page.server";
import { useSignInForm } from "./use-sign-in-form";
import { type SignInWay, signInPath } from "./ways";

/** The sign-in step that asks for a code: by SMS, or as a second factor (SES-03). */
export function CodeForm({
  way,
  step,
  reply,
}: {
  way: SignInWay;
  step: SignInCodeStep;
  reply: FormReply | null;
}) {
  const { t } = useTranslation("session");
  const lng = useLanguage();
  const state = useSignInForm({ reply, first: "code" });
  // Isolated, so that a right-to-left sentence keeps the order of the number's parts.
  const phone = `\u2066${step.sentTo}\u2069`;
  const isSent = step.use === "sms";
  return (
    <div className={styles.form}>
      {step.isRepeat ? <Notice kind="success" title={t("sms_resent")} /> : null}
      <p className={styles.lead}>{isSent ? t("sms_sent", { phone }) : t("two_step_text")}</p>
      <SignInStepForm state={state} way={way} submit={t("submit")} busy={t("submitting")}>
        <CodeField form={state.form} isSent={isSent} />
      </SignInStepForm>
      <ResendOrCancelCode
        action={signInPath(lng, way, state.returnUrl)}
        waiting={isSent ? step : null}
        isBusy={state.isBusy}
        cancel={t("step_cancel")}
        fields={{ returnUrl: state.returnUrl }}
      />
    </div>
  );
}

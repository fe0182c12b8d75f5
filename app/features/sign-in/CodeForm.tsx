import { Form } from "@remix-run/react";
import { CaptchaFields } from "~/features/captcha/CaptchaFields";
import { useShell } from "~/features/page/page-context";
import { useSecondsLeft } from "~/features/session/use-seconds-left";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import styles from "./LoginForm.module.css";
import { SignInForm } from "./SignInForm";
import type { CodeStep } from "./sign-in-page";
import { useSignIn } from "./use-sign-in";
import { type SignInWay, signInPath } from "./ways";

/** The sign-in step that asks for a code: by SMS, or as a second factor (SES-03). */
export function CodeForm({ way, step }: { way: SignInWay; step: CodeStep }) {
  const { t } = useTranslation("session");
  const lng = useLanguage();
  const { csrf } = useShell();
  const state = useSignIn({ code: t("error_code_required") }, t("error_credentials"));
  const waitS = useSecondsLeft(step);
  // Isolated, so that a right-to-left sentence keeps the order of the number's parts.
  const phone = `\u2066${step.sentTo}\u2069`;
  return (
    <div className={styles.form}>
      {step.isRepeat ? <Notice kind="success" title={t("sms_resent")} /> : null}
      <p className={styles.lead}>
        {step.use === "sms" ? t("sms_sent", { phone }) : t("two_step_text")}
      </p>
      <SignInForm state={state} way={way} submit={t("submit")} busy={t("submitting")}>
        <Field
          name="code"
          label={t("code")}
          hint={step.use === "sms" ? t("code_hint") : undefined}
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
          required
          error={state.error("code")}
        />
      </SignInForm>
      <Form method="post" action={signInPath(lng, way, state.returnUrl)} className={styles.others}>
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="returnUrl" value={state.returnUrl} />
        {step.use === "sms" ? (
          <>
            <p className={styles.note}>
              {waitS > 0 ? t("code_again_wait", { seconds: waitS }) : t("code_again_now")}
            </p>
            <CaptchaFields intent="resend" submit={{ name: "intent", value: "resend" }} />
            <Button name="intent" value="resend" look="quiet" isWide disabled={state.isBusy}>
              {t("code_again")}
            </Button>
          </>
        ) : null}
        <Button name="intent" value="cancel" look="quiet" isWide disabled={state.isBusy}>
          {t("step_cancel")}
        </Button>
      </Form>
    </div>
  );
}

import { Form, useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { passwordLength } from "~/domain/session/password";
import { CodeField } from "~/features/codes/CodeField";
import { ResendCode } from "~/features/codes/ResendCode";
import type { FormReply } from "~/features/forms/reply";
import { FailedTitle } from "~/features/page/FailedTitle";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button, ButtonLink } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { useHydrated } from "~/ui/hydrated";
import { LineLink } from "~/ui/LineLink";
import styles from "~/ui/NarrowForm.module.css";
import { Notice } from "~/ui/Notice";
import { PasswordInput } from "~/ui/PasswordInput";
import { RecoveryLoginForm } from "./RecoveryLoginForm";
import type { RecoveryStep } from "./recovery-page.server";
import { useRecoveryErrors } from "./use-recovery-errors";

interface RecoveryPageProps {
  readonly messages: Messages;
  readonly step: RecoveryStep;
  readonly reply: FormReply | null;
}

/** The page where a forgotten password is replaced: name, code, new password (REG-05). */
export function RecoveryPage({ messages, step, reply }: RecoveryPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <FailedTitle hasFailed={reply !== null} />
      <div className={styles.page}>
        <Step step={step} reply={reply} />
      </div>
    </I18nProvider>
  );
}

function Step({ step, reply }: Omit<RecoveryPageProps, "messages">) {
  const { t } = useTranslation("recovery");
  switch (step.kind) {
    case "name":
      return (
        <>
          <h1>{t("title")}</h1>
          <RecoveryLoginForm reply={reply} />
        </>
      );
    case "code":
      return <CodeStep step={step} reply={reply} />;
    case "password":
      return <PasswordStep reply={reply} />;
    case "over":
      return <OverStep />;
  }
}

interface StepProps {
  readonly reply: FormReply | null;
}

function CodeStep({ step, reply }: StepProps & { step: RecoveryStep & { kind: "code" } }) {
  const { t } = useTranslation("recovery");
  const action = screenPath(useLanguage(), "user:passwordreset");
  const errors = useRecoveryErrors(reply, "code");
  const isBusy = useNavigation().formAction !== undefined;
  // Isolated, so that a right-to-left sentence keeps the order of its parts.
  const to = `\u2066${step.sentTo.text}\u2069`;
  return (
    <>
      <h1>{t("code_title")}</h1>
      <div className={styles.form}>
        {step.isRepeat ? <Notice kind="success" title={t("code_resent")} /> : null}
        <p className={styles.lead}>{t(`sent_${step.sentTo.kind}`, { to })}</p>
        <PlainForm action={action} errors={errors}>
          <CodeField isSent error={errors.at("code")} />
          <Button isWide disabled={isBusy}>
            {t("code_submit")}
          </Button>
        </PlainForm>
        <ResendCode action={action} waiting={step} isBusy={isBusy} cancel={t("cancel")} />
        <p className={styles.note}>{t("no_message")}</p>
      </div>
    </>
  );
}

function PasswordStep({ reply }: StepProps) {
  const { t } = useTranslation("recovery", "session");
  const { search } = useLocation();
  const page = screenPath(useLanguage(), "user:passwordreset");
  const errors = useRecoveryErrors(reply, "password");
  const isBusy = useNavigation().formAction !== undefined;
  const show = { words: t("session:password_show"), label: t("session:password_show_label") };
  return (
    <>
      <h1>{t("password_title")}</h1>
      <PlainForm action={page + search} errors={errors}>
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
          <LineLink to={page}>{t("start_again")}</LineLink>
        </p>
      </PlainForm>
    </>
  );
}

/** A link that was used or has expired. */
function OverStep() {
  const { t } = useTranslation("recovery");
  const page = screenPath(useLanguage(), "user:passwordreset");
  return (
    <>
      <h1>{t("over_title")}</h1>
      <div className={styles.form}>
        <Notice kind="warning" code="code-over" isStatic>
          {t("over_text")}
        </Notice>
        <ButtonLink to={page} isWide>
          {t("over_again")}
        </ButtonLink>
      </div>
    </>
  );
}

interface PlainFormProps {
  readonly action: string;
  readonly errors: ReturnType<typeof useRecoveryErrors>;
  readonly children: ReactNode;
}

/** A form of the page: error summary, token, fields. */
function PlainForm({ action, errors, children }: PlainFormProps) {
  const { csrf } = usePageContext();
  const noValidate = useHydrated();
  return (
    <Form method="post" action={action} className={styles.form} noValidate={noValidate}>
      <ErrorSummary errors={errors.summary} />
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </Form>
  );
}

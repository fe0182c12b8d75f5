import { Form, useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { CodeField } from "~/features/codes/CodeField";
import { ResendCode } from "~/features/codes/ResendCode";
import type { FormReply } from "~/features/forms/reply";
import { errorsInWords, type FormErrors } from "~/features/forms/use-errors";
import { FailedTitle } from "~/features/page/FailedTitle";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button, ButtonLink } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LineLink } from "~/ui/LineLink";
import styles from "~/ui/NarrowForm.module.css";
import { Notice } from "~/ui/Notice";
import type {
  AddressToConfirm,
  NothingToConfirm,
  ActivationPageData as Page,
} from "./activation-page.server";

interface ActivationPageProps {
  readonly messages: Messages;
  readonly page: Page;
  readonly reply: FormReply | null;
}

/** The page that confirms an account's e-mail address (ACC-06, ACC-10). */
export function ActivationPage({ messages, page, reply }: ActivationPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <FailedTitle hasFailed={reply !== null} />
      <div className={styles.page}>
        <Content page={page} reply={reply} />
      </div>
    </I18nProvider>
  );
}

function Content({ page, reply }: Omit<ActivationPageProps, "messages">) {
  const errors = useActivationErrors(reply);
  switch (page.kind) {
    case "send":
    case "code":
      return <Waiting page={page} errors={errors} />;
    case "link":
      return <LinkStep errors={errors} />;
    default:
      return <State page={page} errors={errors} />;
  }
}

function Waiting({ page, errors }: { page: AddressToConfirm; errors: FormErrors }) {
  const { t } = useTranslation("activation");
  const action = screenPath(useLanguage(), "user:accountverify");
  const isBusy = useNavigation().formAction !== undefined;
  const email = `\u2066${page.email}\u2069`;
  const { step, daysLeft } = page;
  return (
    <>
      <h1>{t("title")}</h1>
      <div className={styles.form}>
        {daysLeft === null ? null : (
          <Notice kind="info" code="days-to-activate" isStatic>
            <data data-name="days-to-activate" value={daysLeft}>
              {t("days", { count: daysLeft })}
            </data>
          </Notice>
        )}
        {step?.isRepeat ? <Notice kind="success" title={t("code_resent")} /> : null}
        <p className={styles.lead}>{t(step ? "code_lead" : "send_lead", { email })}</p>
        <p className={styles.note}>{t("why")}</p>
        <PlainForm action={action} errors={errors}>
          {step ? <CodeField isSent error={errors.at("code")} /> : null}
          <Button isWide disabled={isBusy} {...(step ? {} : { name: "intent", value: "resend" })}>
            {step ? t("submit") : isBusy ? t("sending") : t("send")}
          </Button>
        </PlainForm>
        {step ? <ResendCode action={action} waiting={step} isBusy={isBusy} cancel={null} /> : null}
        <p className={styles.note}>
          {t("wrong_address")} <SecurityLink />
        </p>
      </div>
    </>
  );
}

function LinkStep({ errors }: { errors: FormErrors }) {
  const { t } = useTranslation("activation");
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{t("title")}</h1>
      <PlainForm action={pathname + search} errors={errors}>
        <p className={styles.lead}>{t("link_lead")}</p>
        <Button isWide>{t("submit")}</Button>
      </PlainForm>
    </>
  );
}

/** The message shown if no code can be entered. */
function State({ page, errors }: { page: NothingToConfirm; errors: FormErrors }) {
  const { t } = useTranslation("activation");
  const lng = useLanguage();
  const again = screenPath(lng, "user:accountverify");
  const signIn = `${screenPath(lng, "login")}?returnUrl=${encodeURIComponent(again)}`;
  const account = <ButtonLink to={screenPath(lng, "office:account")}>{t("to_account")}</ButtonLink>;
  const email = `\u2066${page.email}\u2069`;
  const shown: Readonly<Record<NothingToConfirm["kind"], readonly [string, string, ReactNode]>> = {
    done: [t("done_title"), t("done_text", { email }), account],
    over: [
      t("over_title"),
      t("over_text"),
      <ButtonLink key="a" to={again}>
        {t("over_again")}
      </ButtonLink>,
    ],
    foreign: [t("foreign_title"), t("foreign_text"), account],
    guest: [
      t("guest_title"),
      t("guest_text"),
      <ButtonLink key="s" to={signIn}>
        {t("sign_in")}
      </ButtonLink>,
    ],
    "no-email": [t("title"), t("no_email"), <SecurityLink key="e" />],
    unknown: [t("title"), t("unknown"), null],
  };
  const [title, text, control] = shown[page.kind];
  return (
    <>
      <h1>{title}</h1>
      <ErrorSummary errors={errors.summary} />
      <div className={styles.form} data-activation={page.kind}>
        <p className={styles.lead}>{text}</p>
        {control === null ? null : <p className={styles.lead}>{control}</p>}
      </div>
    </>
  );
}

function SecurityLink() {
  const { t } = useTranslation("activation");
  return <LineLink to={screenPath(useLanguage(), "office:security")}>{t("to_security")}</LineLink>;
}

interface PlainFormProps {
  readonly action: string;
  readonly errors: FormErrors;
  readonly children: ReactNode;
}

function PlainForm({ action, errors, children }: PlainFormProps) {
  const { csrf } = usePageContext();
  return (
    <Form method="post" action={action} className={styles.form} noValidate>
      <ErrorSummary errors={errors.summary} />
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </Form>
  );
}

function useActivationErrors(reply: FormReply | null): FormErrors {
  const { t } = useTranslation("activation", "session");
  const seconds = reply?.waitS ?? 60;
  const words: Readonly<Record<string, string>> = {
    required: t("session:error_code_required"),
    "bad-code": t("session:error_code"),
    "code-over": t("error_over"),
    "code-spent": t("session:error_code_spent"),
    "too-soon": t("session:error_too_soon", { seconds }),
    "too-often": t("session:error_rate", { minutes: Math.ceil(seconds / 60) }),
    captcha: t("session:error_captcha"),
    foreign: t("foreign_text"),
    "sign-in": t("guest_title"),
  };
  return errorsInWords(reply, (code) => words[code] ?? t("error_unavailable"));
}

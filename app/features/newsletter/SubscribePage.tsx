import { useLocation, useNavigation } from "@remix-run/react";
import { CaptchaFields } from "~/features/captcha/CaptchaFields";
import { type ErrorWords, useErrorSummary, waitTexts } from "~/features/forms/error-words";
import { FormFrame } from "~/features/forms/FormFrame";
import type { FormReply } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button, ButtonLink } from "~/ui/Button";
import { Field } from "~/ui/Field";
import styles from "~/ui/NarrowForm.module.css";
import type { SubscriptionStep } from "./subscribe.server";

interface SubscribePageProps {
  readonly messages: Messages;
  readonly step: SubscriptionStep;
  readonly reply: FormReply | null;
}

/** The page of the subscription to the news by e-mail, from the address to its confirmation (REG-08). */
export function SubscribePage({ messages, ...rest }: SubscribePageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={rest.reply !== null} />
      <div className={styles.page} data-subscription={rest.step}>
        <Step {...rest} />
      </div>
    </I18nProvider>
  );
}

function Step({ step, reply }: Omit<SubscribePageProps, "messages">) {
  const { t } = useTranslation("newsletter");
  const lng = useLanguage();
  switch (step) {
    case "email":
      return <EmailForm reply={reply} />;
    case "confirm":
      return <ConfirmForm reply={reply} />;
    case "sent":
      return (
        <>
          <h1>{t("subscribe_sent_title")}</h1>
          <p>{t("subscribe_sent_text")}</p>
        </>
      );
    case "unknown":
      return (
        <>
          <h1>{t("subscribe_unknown_title")}</h1>
          <div className={styles.form}>
            <p className={styles.lead}>{t("error_link")}</p>
            <ButtonLink to={screenPath(lng, "subscribe")}>{t("subscribe_again")}</ButtonLink>
          </div>
        </>
      );
    case "done":
      return (
        <>
          <h1>{t("email_subscription_success_title")}</h1>
          <div className={styles.form}>
            <p className={styles.lead}>{t("email_subscription_success_text")}</p>
            <ButtonLink to={screenPath(lng, "home")}>{t("to_home")}</ButtonLink>
          </div>
        </>
      );
  }
}

function EmailForm({ reply }: { reply: FormReply | null }) {
  const { t } = useTranslation("newsletter");
  const action = screenPath(useLanguage(), "subscribe");
  const { form, errors, isBusy } = useSubscriptionForm("default", reply, action);
  return (
    <>
      <h1>{t("subscribe_title")}</h1>
      <FormFrame parts={form.form} errors={errors} action={action}>
        <p className={styles.lead}>{t("subscribe_lead")}</p>
        <Field
          {...form.input("email", "email")}
          label={t("subscribe_email")}
          autoComplete="email"
          maxLength={128}
          dir="ltr"
          required
        />
        <CaptchaFields />
        <Button isWide disabled={isBusy}>
          {t("subscribe_send")}
        </Button>
      </FormFrame>
    </>
  );
}

function ConfirmForm({ reply }: { reply: FormReply | null }) {
  const { t } = useTranslation("newsletter");
  const { pathname, search } = useLocation();
  const { form, errors, isBusy } = useSubscriptionForm("confirm", reply, pathname);
  return (
    <>
      <h1>{t("subscribe_confirm_title")}</h1>
      <FormFrame parts={form.form} errors={errors} action={pathname + search}>
        <p className={styles.lead}>{t("subscribe_confirm_text")}</p>
        <Button name="intent" value="confirm" isWide disabled={isBusy}>
          {t("subscribe_confirm")}
        </Button>
      </FormFrame>
    </>
  );
}

function useSubscriptionForm(name: "default" | "confirm", reply: FormReply | null, path: string) {
  const words: ErrorWords = {
    dictionary: "newsletter",
    values: waitTexts(reply),
    keys: { "too-often": "session:error_rate", captcha: "session:error_captcha" },
    other: "unavailable",
  };
  const form = useScreenForm<"email">({ name, reply, words });
  const errors = useErrorSummary(reply, { words, first: "email" });
  const isBusy = useNavigation().formAction?.startsWith(path) ?? false;
  return { form, errors, isBusy };
}

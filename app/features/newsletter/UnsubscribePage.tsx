import { Form, useLocation } from "@remix-run/react";
import { useErrorSummary } from "~/features/forms/error-words";
import type { FormReply } from "~/features/forms/reply";
import { CsrfField } from "~/features/page/CsrfField";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import styles from "~/ui/NarrowForm.module.css";

interface NewsletterPageProps {
  readonly messages: Messages;
  readonly state: "on" | "off" | "unknown";
  /** Which messages the link stops (OFC-12). */
  readonly kind: "news" | "deposit" | "bets" | "sms";
  readonly reply: FormReply | null;
}

/** The page behind the link under every mail of news (REG-08). */
export function UnsubscribePage({ messages, ...rest }: NewsletterPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={rest.reply !== null} />
      <Content {...rest} />
    </I18nProvider>
  );
}

function Content({ state, kind, reply }: Omit<NewsletterPageProps, "messages">) {
  const { t } = useTranslation("newsletter");
  const lng = useLanguage();
  const { pathname, search } = useLocation();
  const errors = useErrorSummary(reply, {
    words: {
      dictionary: "newsletter",
      keys: { link: "newsletter:unknown", "too-often": "unavailable" },
    },
  });
  return (
    <div className={styles.page} data-newsletter={state}>
      <h1>{t(state === "off" ? `title_off_${kind}` : "title")}</h1>
      <ErrorSummary errors={errors} />
      <div className={styles.form}>
        <p className={styles.lead}>{t(state === "unknown" ? "unknown" : `${state}_${kind}`)}</p>
        {state === "on" ? (
          <Form method="post" action={pathname + search}>
            <CsrfField />
            <Button name="intent" value="stop" isWide>
              {t("stop")}
            </Button>
          </Form>
        ) : null}
        <p className={styles.note}>
          <LinkWithTouchSizedTarget
            to={screenPath(lng, state === "off" ? "home" : "office:settings")}
          >
            {t(state === "off" ? "to_home" : "to_settings")}
          </LinkWithTouchSizedTarget>
        </p>
      </div>
    </div>
  );
}

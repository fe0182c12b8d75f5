import type { FormReply } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Time } from "~/ui/Time";
import { ConfirmForm } from "./ConfirmForm";
import styles from "./ConfirmPage.module.css";
import type { TermsConfirmationData } from "./confirm.server";
import { RuleAndChangedPartTitles } from "./RuleAndChangedPartTitles";

interface ConfirmPageProps {
  readonly messages: Messages;
  readonly data: TermsConfirmationData;
  readonly reply: FormReply | null;
}

/** The page for confirming changed terms, before anything else (TRM-02 to TRM-04). */
export function ConfirmPage({ messages, ...rest }: ConfirmPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={rest.reply !== null} />
      <Confirm {...rest} />
    </I18nProvider>
  );
}

function Confirm({ data, reply }: Omit<ConfirmPageProps, "messages">) {
  const { t } = useTranslation("session");
  const lng = useLanguage();
  const form = useScreenForm<"accept">({
    name: "default",
    reply,
    words: {
      dictionary: "session",
      keys: {
        "not-accepted": "session:terms_error_accept",
        unavailable: "main:information_confirm_terms_error",
      },
    },
  });
  // An error of the whole form leads to the box as well.
  const errors = form.summary.map((error) => ({ ...error, field: "accept" }));
  return (
    <div className={styles.page}>
      <h1>{t("terms_title")}</h1>
      <ErrorSummary errors={errors} />
      <p>
        {t("terms_text")}
        {data.changedAt === null ? null : (
          <>
            {" "}
            {t("terms_since")} <Time at={data.changedAt} style={data.timeStyle} show="date" />
          </>
        )}
      </p>
      {data.rules.length > 0 ? (
        <ul className={styles.rules}>
          {data.rules.map((rule) => (
            <RuleAndChangedPartTitles key={rule.title} rule={rule} />
          ))}
        </ul>
      ) : (
        <p>
          <LinkWithTouchSizedTarget to={screenPath(lng, "info:rules", { ruleGroup: "general" })}>
            {t("terms_read")}
          </LinkWithTouchSizedTarget>
        </p>
      )}
      <ConfirmForm action={data.action} form={form} />
      <p>
        <LinkWithTouchSizedTarget to={screenPath(lng, "user:logout")}>
          {t("terms_leave")}
        </LinkWithTouchSizedTarget>
      </p>
    </div>
  );
}

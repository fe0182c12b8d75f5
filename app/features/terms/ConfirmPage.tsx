import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Time } from "~/ui/Time";
import { ConfirmForm } from "./ConfirmForm";
import styles from "./ConfirmPage.module.css";
import type { TermsConfirmationData, TermsConfirmationFailure } from "./confirm.server";
import { RuleAndChangedPartTitles } from "./RuleAndChangedPartTitles";

interface ConfirmPageProps {
  readonly messages: Messages;
  readonly data: TermsConfirmationData;
  readonly reply: TermsConfirmationFailure | null;
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
  const { t } = useTranslation("session", "main");
  const lng = useLanguage();
  const words = {
    "not-accepted": t("session:terms_error_accept"),
    unavailable: t("main:information_confirm_terms_error"),
  };
  const error = reply && { code: reply.code, message: words[reply.code], field: "accept" };
  return (
    <div className={styles.page}>
      <h1>{t("session:terms_title")}</h1>
      <ErrorSummary errors={error ? [error] : []} />
      <p>
        {t("session:terms_text")}
        {data.changedAt === null ? null : (
          <>
            {" "}
            {t("session:terms_since")}{" "}
            <Time at={data.changedAt} style={data.timeStyle} show="date" />
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
            {t("session:terms_read")}
          </LinkWithTouchSizedTarget>
        </p>
      )}
      <ConfirmForm action={data.action} error={reply?.code === "not-accepted" ? error : null} />
      <p>
        <LinkWithTouchSizedTarget to={screenPath(lng, "user:logout")}>
          {t("session:terms_leave")}
        </LinkWithTouchSizedTarget>
      </p>
    </div>
  );
}

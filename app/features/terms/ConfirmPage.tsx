import { Link } from "@remix-run/react";
import type { TermsPart, TermsRule } from "~/domain/terms/rules";
import { FailedTitle } from "~/features/page/FailedTitle";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { DocumentForm } from "~/ui/DocumentForm";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LineLink } from "~/ui/LineLink";
import { Pill } from "~/ui/Pill";
import { Time } from "~/ui/Time";
import styles from "./ConfirmPage.module.css";
import type { TermsConfirmationData, TermsConfirmationReply } from "./confirm.server";

interface ConfirmPageProps {
  readonly messages: Messages;
  readonly data: TermsConfirmationData;
  readonly reply: TermsConfirmationReply | null;
}

/** The page for confirming changed terms, before anything else (TRM-02 to TRM-04). */
export function ConfirmPage({ messages, ...rest }: ConfirmPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <FailedTitle hasFailed={rest.reply !== null} />
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
            <Rule key={rule.title} rule={rule} />
          ))}
        </ul>
      ) : (
        <p>
          <LineLink to={screenPath(lng, "info:rules", { ruleGroup: "general" })}>
            {t("session:terms_read")}
          </LineLink>
        </p>
      )}
      <ConfirmForm action={data.action} error={reply?.code === "not-accepted" ? error : null} />
      <p>
        <LineLink to={screenPath(lng, "user:logout")}>{t("session:terms_leave")}</LineLink>
      </p>
    </div>
  );
}

/** A rule with its changed parts; its own page has the rest. */
function Rule({ rule }: { rule: TermsRule }) {
  const changed = rule.parts.filter(({ isChanged }) => isChanged);
  return (
    <li>
      <PartName part={rule} />
      {changed.length > 0 ? (
        <ul>
          {changed.map((part) => (
            <li key={part.title}>
              <PartName part={part} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function PartName({ part: { title, path, isChanged } }: { part: TermsPart }) {
  const { t } = useTranslation("session");
  const lng = useLanguage();
  return (
    <div className={styles.part}>
      {path === null ? <span>{title}</span> : <Link to={`/${lng}/${path}`}>{title}</Link>}
      {isChanged ? <Pill look="accent">{t("terms_changed")}</Pill> : null}
    </div>
  );
}

interface ConfirmFormProps {
  readonly action: string;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly field: string;
  } | null;
}

function ConfirmForm({ action, error }: ConfirmFormProps) {
  const { t } = useTranslation("session");
  const { csrf } = usePageContext();
  return (
    <DocumentForm method="post" action={action} className={styles.form}>
      <input type="hidden" name="csrf" value={csrf} />
      <Checkbox name="accept" label={t("terms_accept_label")} error={error} />
      <Button isWide>{t("terms_accept")}</Button>
    </DocumentForm>
  );
}

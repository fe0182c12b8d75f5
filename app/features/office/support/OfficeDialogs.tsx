import { useLocation } from "@remix-run/react";
import { supportTopics } from "~/domain/support/support";
import { type FormReply, typedValueOf } from "~/features/forms/reply";
import { errorsInWords } from "~/features/forms/use-errors";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { DocumentForm } from "~/ui/DocumentForm";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { LineLink } from "~/ui/LineLink";
import { Notice } from "~/ui/Notice";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { Time } from "~/ui/Time";
import type { OfficeDialog } from "./dialog.server";
import styles from "./OfficeDialogs.module.css";

type Of<Name extends OfficeDialog["name"]> = Extract<OfficeDialog, { readonly name: Name }>;

/** Support over the page (SCR-12, OFC-06): the question form, or the player's requests. */
export default function SupportDialog({
  dialog,
  reply,
}: {
  readonly dialog: Of<"user-question"> | Of<"support-history">;
  readonly reply: FormReply | null;
}) {
  return dialog.name === "user-question" ? (
    <QuestionDialog dialog={dialog} reply={reply} />
  ) : (
    <HistoryDialog dialog={dialog} />
  );
}

/** This page without its dialog. */
function useClosed(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("modal");
  query.delete("sent");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

const codes = [
  "required",
  "choice",
  "email",
  "too-long",
  "invalid",
  "unavailable",
  "too-often",
] as const;

function QuestionDialog({
  dialog: { isGuest, key, sentId },
  reply,
}: {
  readonly dialog: Of<"user-question">;
  readonly reply: FormReply | null;
}) {
  const { t } = useTranslation("support");
  const lng = useLanguage();
  const { csrf } = usePageContext();
  const closed = useClosed();
  const errors = errorsInWords(reply, (code) => {
    const known = codes.find((one) => one === code) ?? "unavailable";
    return t(`error_${known}`);
  });
  return (
    <Dialog title={t("question_title")} closeTo={closed}>
      {sentId === null ? null : (
        <Notice kind="success" code="sent">
          {t("sent", { id: sentId })}
        </Notice>
      )}
      <ErrorSummary errors={errors.summary} />
      <p>{isGuest ? t("question_guest") : t("question_hint")}</p>
      <DocumentForm
        method="post"
        action={`${screenPath(lng, "home")}?index&modal=user-question`}
        className={styles.form}
        noValidate
      >
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="key" value={key} />
        {isGuest ? (
          <Field
            name="email"
            type="email"
            label={t("email")}
            autoComplete="email"
            defaultValue={typedValueOf(reply, "email")}
            maxLength={254}
            required
            error={errors.at("email")}
          />
        ) : null}
        <Select
          name="topic"
          label={t("topic")}
          defaultValue={typedValueOf(reply, "topic")}
          options={supportTopics.map((topic) => ({ value: topic, label: t(`topic_${topic}`) }))}
          error={errors.at("topic")}
        />
        <Field
          name="subject"
          label={t("subject")}
          defaultValue={typedValueOf(reply, "subject")}
          maxLength={120}
          required
          error={errors.at("subject")}
        />
        <TextArea
          name="text"
          label={t("message")}
          defaultValue={typedValueOf(reply, "text")}
          maxLength={4000}
          rows={5}
          required
          error={errors.at("text")}
        />
        <Button isWide>{t("send")}</Button>
      </DocumentForm>
    </Dialog>
  );
}

function HistoryDialog({
  dialog: { threads, timeStyle },
}: {
  readonly dialog: Of<"support-history">;
}) {
  const { t } = useTranslation("support");
  const lng = useLanguage();
  const support = screenPath(lng, "office:support");
  return (
    <Dialog title={t("history_title")} closeTo={useClosed()}>
      {threads === null ? (
        <Notice kind="error" code="unavailable" isStatic>
          {t("history_unknown")}
        </Notice>
      ) : null}
      {threads?.length === 0 ? <p>{t("history_none")}</p> : null}
      <ul className={styles.threads}>
        {threads
          ?.filter(({ kind }) => kind === "question")
          .map(({ id, subject, state, unread, updatedAt }) => (
            <li key={id} data-thread={id}>
              <LineLink to={`${support}?thread=${id}`}>{subject || t("untitled")}</LineLink>
              {unread > 0 ? <strong> {t("unread", { count: unread })}</strong> : null}
              <span className={styles.about}>
                {t("number", { id })} · {t(`state_${state}`)} ·{" "}
                <Time at={updatedAt} style={timeStyle} show="both" />
              </span>
            </li>
          ))}
      </ul>
      <p>
        <LineLink to={support}>{t("history_all")}</LineLink>
      </p>
    </Dialog>
  );
}

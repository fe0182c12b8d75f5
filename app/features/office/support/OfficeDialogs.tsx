import { useLocation } from "react-router-dom";
import { supportTopics } from "~/domain/support/support";
import type { FormReply } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { FormWithFullPageLoad } from "~/ui/FormWithFullPageLoad";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { Time } from "~/ui/Time";
import type { OfficeDialog } from "./dialog.server";
import styles from "./OfficeDialogs.module.css";

type DialogOf<Name extends OfficeDialog["name"]> = Extract<OfficeDialog, { readonly name: Name }>;

/** Support over the page (SCR-12, OFC-06): the question form, or the player's requests. */
export default function SupportDialog({
  dialog,
  reply,
}: {
  readonly dialog: DialogOf<"user-question"> | DialogOf<"support-history">;
  readonly reply: FormReply | null;
}) {
  return dialog.name === "user-question" ? (
    <AskQuestionDialog dialog={dialog} reply={reply} />
  ) : (
    <SupportQuestionListDialog dialog={dialog} />
  );
}

const words = {
  dictionary: "support",
  keys: { "too-long": "too-long", "too-often": "too-often" },
  other: "unavailable",
} as const;

function AskQuestionDialog({
  dialog: { isGuest, key, sentId },
  reply,
}: {
  readonly dialog: DialogOf<"user-question">;
  readonly reply: FormReply | null;
}) {
  const { t } = useTranslation("support");
  const lng = useLanguage();
  const closed = usePathWithoutDialog();
  const form = useScreenForm<"email" | "topic" | "subject" | "text">({
    name: "default",
    reply,
    words,
  });
  return (
    <Dialog title={t("question_title")} closeTo={closed}>
      {sentId === null ? null : (
        <Notice kind="success" code="sent">
          {t("sent", { id: sentId })}
        </Notice>
      )}
      <ErrorSummary errors={form.summary} />
      <p>{isGuest ? t("question_guest") : t("question_hint")}</p>
      <FormWithFullPageLoad
        {...form.form}
        method="post"
        action={`${screenPath(lng, "home")}?index&modal=user-question`}
        className={styles.form}
        noValidate
      >
        <CsrfField />
        <input type="hidden" name="key" value={key} />
        {isGuest ? (
          <Field
            {...form.input("email", "email")}
            label={t("email")}
            autoComplete="email"
            maxLength={254}
            required
          />
        ) : null}
        <Select
          {...form.select("topic")}
          label={t("topic")}
          options={supportTopics.map((topic) => ({ value: topic, label: t(`topic_${topic}`) }))}
        />
        <Field {...form.input("subject")} label={t("subject")} maxLength={120} required />
        <TextArea {...form.area("text")} label={t("message")} maxLength={4000} rows={5} required />
        <Button isWide>{t("send")}</Button>
      </FormWithFullPageLoad>
    </Dialog>
  );
}

function SupportQuestionListDialog({
  dialog: { threads, timeStyle },
}: {
  readonly dialog: DialogOf<"support-history">;
}) {
  const { t } = useTranslation("support");
  const lng = useLanguage();
  const support = screenPath(lng, "office:support");
  return (
    <Dialog title={t("history_title")} closeTo={usePathWithoutDialog()}>
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
              <LinkWithTouchSizedTarget to={`${support}?thread=${id}`}>
                {subject || t("untitled")}
              </LinkWithTouchSizedTarget>
              {unread > 0 ? <strong> {t("unread", { count: unread })}</strong> : null}
              <span className={styles.about}>
                {t("number", { id })} · {t(`state_${state}`)} ·{" "}
                <Time at={updatedAt} style={timeStyle} show="both" />
              </span>
            </li>
          ))}
      </ul>
      <p>
        <LinkWithTouchSizedTarget to={support}>{t("history_all")}</LinkWithTouchSizedTarget>
      </p>
    </Dialog>
  );
}

/** The address of this page without its dialog, for what closes the dialog. */
function usePathWithoutDialog(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("modal");
  query.delete("sent");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

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
import { Notice } from "~/ui/Notice";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import type { OfficeDialog } from "./dialog.server";
import styles from "./OfficeDialogs.module.css";
import { usePathWithoutDialog } from "./use-path-without-dialog";

export type DialogOf<Name extends OfficeDialog["name"]> = Extract<
  OfficeDialog,
  { readonly name: Name }
>;

const words = {
  dictionary: "support",
  keys: { "too-long": "too-long", "too-often": "too-often" },
  other: "unavailable",
} as const;

export function AskQuestionDialog({
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

import { supportTopics } from "~/domain/support/support";
import { type FormReply, typedValueOf } from "~/features/forms/reply";
import { errorsInWords } from "~/features/forms/use-errors";
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

const codes = [
  "required",
  "choice",
  "email",
  "too-long",
  "invalid",
  "unavailable",
  "too-often",
] as const;

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
      <FormWithFullPageLoad
        method="post"
        action={`${screenPath(lng, "home")}?index&modal=user-question`}
        className={styles.form}
        noValidate
      >
        <CsrfField />
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
      </FormWithFullPageLoad>
    </Dialog>
  );
}

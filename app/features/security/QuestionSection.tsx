import { secretQuestions } from "~/domain/session/questions";
import { typedValueOf } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import { Select } from "~/ui/Select";
import {
  PasswordProofField,
  replyOfSecurityForm,
  SecurityForm,
  SecuritySection,
  type SecuritySectionProps,
} from "./SecurityForm";
import { useSecurityErrors } from "./use-security-errors";

/** The secret question, by whose answer support knows the player (OFC-03). */
export function QuestionSection({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security");
  const errors = useSecurityErrors(reply, "question");
  const chosen =
    typedValueOf(replyOfSecurityForm(reply, "question"), "question") ?? page.question ?? "school";
  return (
    <SecuritySection
      id="security-question"
      title={t("question")}
      state={page.question ? t("on") : t("none_yet")}
    >
      <p>{t("question_lead")}</p>
      <SecurityForm intent="question" errors={errors} submit={t("question_save")}>
        <Select
          name="question"
          label={t("question_label")}
          options={secretQuestions.map((name) => ({ value: name, label: t(`question_${name}`) }))}
          defaultValue={chosen}
          error={errors.at("question")}
        />
        <Field
          name="answer"
          label={t("answer")}
          hint={t("answer_hint")}
          autoComplete="off"
          maxLength={200}
          required
          error={errors.at("answer")}
        />
        <PasswordProofField
          intent="question"
          reply={reply}
          isConfirmed={page.isConfirmed}
          errors={errors}
        />
      </SecurityForm>
    </SecuritySection>
  );
}

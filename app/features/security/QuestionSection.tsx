import { longestSecretAnswer, secretQuestions } from "~/domain/session/questions";
import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import { Select } from "~/ui/Select";
import {
  PasswordProofField,
  SecurityForm,
  SecuritySection,
  type SecuritySectionProps,
} from "./SecurityForm";
import { useSecurityForm } from "./use-security-form";

/** The secret question, by whose answer support knows the player (OFC-03). */
export function QuestionSection({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security");
  const form = useSecurityForm<"question" | "answer" | "password">("question", reply, {
    question: page.question ?? "school",
  });
  return (
    <SecuritySection
      id="security-question"
      title={t("question")}
      state={page.question ? t("on") : t("none_yet")}
    >
      <p>{t("question_lead")}</p>
      <SecurityForm intent="question" form={form} submit={t("question_save")}>
        <Select
          {...form.select("question")}
          label={t("question_label")}
          options={secretQuestions.map((name) => ({ value: name, label: t(`question_${name}`) }))}
        />
        <Field
          {...form.input("answer")}
          label={t("answer")}
          hint={t("answer_hint")}
          autoComplete="off"
          maxLength={longestSecretAnswer}
          required
        />
        <PasswordProofField form={form} isConfirmed={page.isConfirmed} />
      </SecurityForm>
    </SecuritySection>
  );
}

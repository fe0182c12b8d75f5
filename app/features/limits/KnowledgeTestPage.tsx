import { Form } from "@remix-run/react";
import type { KnowledgeTest } from "~/domain/limits/answers";
import { type FormReply, isRefused } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { CsrfField } from "~/features/page/CsrfField";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { RadioGroup } from "~/ui/RadioGroup";
import { knowledgeTestFieldName } from "./knowledge-test";
import styles from "./Limits.module.css";

interface KnowledgeTestPageProps {
  readonly messages: Messages;
  readonly test: KnowledgeTest;
  readonly delayHours: number;
  readonly formKey: string;
  readonly reply: FormReply | null;
}

/** The knowledge test before a limit is raised (LIM-04): a step of its own that works without a script. */
export function KnowledgeTestPage({ messages, ...rest }: KnowledgeTestPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <Test {...rest} />
    </I18nProvider>
  );
}

function Test({ test, delayHours, formKey, reply }: Omit<KnowledgeTestPageProps, "messages">) {
  const { t } = useTranslation("limits");
  const lng = useLanguage();
  const answers = useScreenForm<`answer-${number}`>({
    name: "default",
    reply,
    words: { dictionary: "limits", prefix: "test_error" },
    inSummary: (field, message) => {
      const asked = test.questions.find(({ id }) => knowledgeTestFieldName(id) === field);
      return asked ? `${asked.text} ${message}` : message;
    },
  });
  const hasWrongAnswers = answers.summary.some(({ field }) => field !== null);
  return (
    <div className={styles.page}>
      <ErrorTitlePrefix hasFailed={isRefused(reply)} />
      <h1>{t("test_title")}</h1>
      <ErrorSummary
        errors={answers.summary}
        {...(hasWrongAnswers ? { title: t("test_errors") } : {})}
      />
      <p>{t("test_intro", { hours: delayHours })}</p>
      <Form
        {...answers.form}
        method="post"
        action={screenPath(lng, "responsible-test")}
        className={styles.form}
        reloadDocument
      >
        <CsrfField />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="tokenGuid" value={test.token} />
        {test.questions.map(({ id, text, answers: choices }) => (
          <RadioGroup
            key={id}
            {...answers.radios(knowledgeTestFieldName(id))}
            legend={text}
            options={choices.map((answer) => ({ value: String(answer.id), label: answer.text }))}
          />
        ))}
        <div className={styles.actions}>
          <Button>{t("test_send")}</Button>
          <LinkWithTouchSizedTarget to={screenPath(lng, "office:responsible")}>
            {t("test_back")}
          </LinkWithTouchSizedTarget>
        </div>
      </Form>
    </div>
  );
}

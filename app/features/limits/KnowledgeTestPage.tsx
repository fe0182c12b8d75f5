import { Form } from "@remix-run/react";
import type { KnowledgeTest } from "~/domain/limits/answers";
import { CsrfField } from "~/features/page/CsrfField";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { RadioGroup } from "~/ui/RadioGroup";
import styles from "./Limits.module.css";
import type { FailedKnowledgeTestReply } from "./reply";

interface KnowledgeTestPageProps {
  readonly messages: Messages;
  readonly test: KnowledgeTest;
  readonly delayHours: number;
  readonly formKey: string;
  readonly reply: FailedKnowledgeTestReply | null;
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
  const wrong = reply?.kind === "wrong" ? reply.questions : [];
  const chosen = reply?.chosen ?? {};
  const errorOf = (id: number) => {
    if (!wrong.includes(id)) return null;
    const isMissing = chosen[id] === undefined;
    return {
      code: isMissing ? "answer-missing" : "answer-wrong",
      message: t(isMissing ? "test_missing" : "test_wrong"),
    };
  };
  const errors = test.questions.flatMap(({ id, text }) => {
    const error = errorOf(id);
    return error
      ? [{ code: error.code, field: `answer-${id}`, message: `${text} ${error.message}` }]
      : [];
  });
  return (
    <div className={styles.page}>
      <ErrorTitlePrefix hasFailed={reply !== null} />
      <h1>{t("test_title")}</h1>
      <ErrorSummary
        errors={
          reply && reply.kind !== "wrong"
            ? [{ code: reply.kind, message: t(`error_${reply.kind}`) }]
            : errors
        }
        {...(errors.length > 0 ? { title: t("test_errors") } : {})}
      />
      <p>{t("test_intro", { hours: delayHours })}</p>
      <Form
        method="post"
        action={screenPath(lng, "responsible-test")}
        className={styles.form}
        reloadDocument
        noValidate
      >
        <CsrfField />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="tokenGuid" value={test.token} />
        {test.questions.map(({ id, text, answers }) => (
          <RadioGroup
            key={id}
            name={`answer-${id}`}
            legend={text}
            value={chosen[id] === undefined ? null : String(chosen[id])}
            error={errorOf(id)}
            options={answers.map((answer) => ({ value: String(answer.id), label: answer.text }))}
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

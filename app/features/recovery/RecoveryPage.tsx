import type { FormReply } from "~/features/forms/reply";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { ButtonLink } from "~/ui/Button";
import styles from "~/ui/NarrowForm.module.css";
import { Notice } from "~/ui/Notice";
import { CodeStep } from "./CodeStep";
import { PasswordStep } from "./PasswordStep";
import { RecoveryIdentifierForm } from "./RecoveryIdentifierForm";
import type { RecoveryStep } from "./recovery-page.server";

interface RecoveryPageProps {
  readonly messages: Messages;
  readonly step: RecoveryStep;
  readonly reply: FormReply | null;
}

/** The page where a forgotten password is replaced: name, code, new password (REG-05). */
export function RecoveryPage({ messages, step, reply }: RecoveryPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={reply !== null} />
      <div className={styles.page}>
        <Step step={step} reply={reply} />
      </div>
    </I18nProvider>
  );
}

function Step({ step, reply }: Omit<RecoveryPageProps, "messages">) {
  const { t } = useTranslation("recovery");
  switch (step.kind) {
    case "name":
      return (
        <>
          <h1>{t("title")}</h1>
          <RecoveryIdentifierForm reply={reply} />
        </>
      );
    case "code":
      return <CodeStep step={step} reply={reply} />;
    case "password":
      return <PasswordStep reply={reply} />;
    case "over":
      return <ExpiredLinkStep />;
  }
}

/** The recovery page for an e-mailed link that was used or has expired. */
function ExpiredLinkStep() {
  const { t } = useTranslation("recovery");
  const page = screenPath(useLanguage(), "user:passwordreset");
  return (
    <>
      <h1>{t("over_title")}</h1>
      <div className={styles.form}>
        <Notice kind="warning" code="code-over" isStatic>
          {t("over_text")}
        </Notice>
        <ButtonLink to={page} isWide>
          {t("over_again")}
        </ButtonLink>
      </div>
    </>
  );
}

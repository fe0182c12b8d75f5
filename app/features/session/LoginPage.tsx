import { FailedTitle } from "~/features/shell/FailedTitle";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { LoginForm } from "./LoginForm";
import styles from "./LoginForm.module.css";

/** The sign-in page. */
export function LoginPage({ messages, hasFailed }: { messages: Messages; hasFailed: boolean }) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <FailedTitle hasFailed={hasFailed} />
      <LoginSection />
    </I18nProvider>
  );
}

function LoginSection() {
  const { t } = useTranslation("session");
  return (
    <div className={styles.page}>
      <h1>{t("login_title")}</h1>
      <LoginForm />
    </div>
  );
}

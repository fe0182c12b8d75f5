import { Form } from "@remix-run/react";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import styles from "~/ui/NarrowForm.module.css";

/** The sign-out page: a link leads here, only its button signs out (SES-02). */
export function LogoutPage({ messages }: { messages: Messages }) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <LogoutForm />
    </I18nProvider>
  );
}

function LogoutForm() {
  const { t } = useTranslation("session");
  return (
    <div className={styles.page}>
      <h1>{t("logout_title")}</h1>
      <p>{t("logout_text")}</p>
      <Form method="post" action={screenPath(useLanguage(), "user:logout")} className={styles.form}>
        <CsrfField />
        <Button name="everywhere" value="0" isWide>
          {t("logout_here")}
        </Button>
        <Button name="everywhere" value="1" look="quiet" isWide>
          {t("logout_everywhere")}
        </Button>
      </Form>
    </div>
  );
}

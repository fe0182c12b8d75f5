import { Form, Link } from "@remix-run/react";
import { screenPath } from "~/features/screens/links";
import { FailedTitle } from "~/features/shell/FailedTitle";
import { useShell } from "~/features/shell/shell-context";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { ErrorSummary } from "~/ui/ErrorSummary";
import styles from "../session/LoginForm.module.css";
import type { ConfirmReply } from "./confirm.server";

/** Changed terms are confirmed here before anything else (TRM-02, TRM-03). */
export function ConfirmPage({ messages, reply }: { messages: Messages; reply: ConfirmReply | null }) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <FailedTitle hasFailed={reply !== null} />
      <ConfirmForm reply={reply} />
    </I18nProvider>
  );
}

function ConfirmForm({ reply }: { reply: ConfirmReply | null }) {
  const { t } = useTranslation("session", "main");
  const lng = useLanguage();
  const { csrf } = useShell();
  const words = {
    "not-accepted": t("session:terms_error_accept"),
    unavailable: t("main:information_confirm_terms_error"),
  };
  const error = reply && { code: reply.code, message: words[reply.code], field: "accept" };
  return (
    <div className={styles.page}>
      <h1>{t("session:terms_title")}</h1>
      <ErrorSummary errors={error ? [error] : []} />
      <p>
        <Link to={screenPath(lng, "info:rules", { ruleGroup: "general" })}>{t("session:terms_read")}</Link>
      </p>
      <Form method="post" action={screenPath(lng, "confirm")} className={styles.form}>
        <input type="hidden" name="csrf" value={csrf} />
        <Checkbox
          name="accept"
          label={t("session:terms_accept_label")}
          error={reply?.code === "not-accepted" ? error : null}
        />
        <Button isWide>{t("session:terms_accept")}</Button>
      </Form>
      <p>
        <Link to={screenPath(lng, "user:logout")}>{t("session:terms_leave")}</Link>
      </p>
    </div>
  );
}

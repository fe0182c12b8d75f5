import { useTranslation } from "~/i18n/I18nProvider";
import { Checkbox } from "~/ui/Checkbox";
import { Field } from "~/ui/Field";
import { ContactCodeForm } from "./ContactCodeForm";
import {
  PasswordProofField,
  SecurityForm,
  SecuritySection,
  type SecuritySectionProps,
} from "./SecurityForm";
import styles from "./SecurityPage.module.css";
import { useSecurityForm } from "./use-security-form";

/**
 * The player's e-mail address, the form to replace it, and whether news come to it (OFC-03,
 * ACC-06).
 */
export function EmailSection({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security");
  const { email, waits } = page;
  return (
    <SecuritySection
      id="security-email"
      title={t("email")}
      state={email === "" ? t("none_yet") : <bdi dir="ltr">{email}</bdi>}
    >
      {waits.email ? (
        <ContactCodeForm use="email" step={waits.email} reply={reply} />
      ) : (
        <EmailForm page={page} reply={reply} />
      )}
      {email === "" ? null : <NewsForm page={page} reply={reply} />}
    </SecuritySection>
  );
}

/** Whether news come to the address (REG-08). */
function NewsForm({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security");
  const form = useSecurityForm<"news">("news", reply, { news: page.wantsNews ? "1" : "0" });
  return (
    <SecurityForm intent="news" form={form} submit={t("news_save")} look="quiet">
      <Checkbox {...form.checkbox("news")} label={t("news")} hint={t("news_hint")} />
    </SecurityForm>
  );
}

function EmailForm({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security");
  const form = useSecurityForm<"email" | "password">("email", reply);
  return (
    <SecurityForm intent="email" form={form} submit={t("address_send")}>
      <Field
        {...form.input("email", "email")}
        label={t("email_new")}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        dir="ltr"
        required
      />
      <p className={styles.note}>{t("email_note")}</p>
      <PasswordProofField form={form} isConfirmed={page.isConfirmed} />
    </SecurityForm>
  );
}

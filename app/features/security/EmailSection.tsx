import { typedValueOf } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import { Checkbox } from "~/ui/Checkbox";
import { Field } from "~/ui/Field";
import { ContactCodeForm } from "./ContactCodeForm";
import {
  PasswordProofField,
  replyOfSecurityForm,
  SecurityForm,
  SecuritySection,
  type SecuritySectionProps,
} from "./SecurityForm";
import styles from "./SecurityPage.module.css";
import { useSecurityErrors } from "./use-security-errors";

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
  const errors = useSecurityErrors(reply, "news");
  return (
    <SecurityForm intent="news" errors={errors} submit={t("news_save")} look="quiet">
      <Checkbox
        name="news"
        label={t("news")}
        hint={t("news_hint")}
        defaultChecked={page.wantsNews}
        error={errors.at("news")}
      />
    </SecurityForm>
  );
}

function EmailForm({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security");
  const errors = useSecurityErrors(reply, "email");
  return (
    <SecurityForm intent="email" errors={errors} submit={t("address_send")}>
      <Field
        name="email"
        type="email"
        label={t("email_new")}
        defaultValue={typedValueOf(replyOfSecurityForm(reply, "email"), "email")}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        dir="ltr"
        required
        error={errors.at("email")}
      />
      <p className={styles.note}>{t("email_note")}</p>
      <PasswordProofField
        intent="email"
        reply={reply}
        isConfirmed={page.isConfirmed}
        errors={errors}
      />
    </SecurityForm>
  );
}

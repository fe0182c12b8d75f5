import { formatPhone } from "~/domain/session/phone";
import { typedValueOf } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import { FieldError } from "~/ui/FieldError";
import { Select } from "~/ui/Select";
import { ContactCodeForm } from "./ContactCodeForm";
import {
  PasswordProofField,
  replyOfSecurityForm,
  SecurityForm,
  SecuritySection,
} from "./SecurityForm";
import type { SecuritySectionProps } from "./SecurityPage";
import styles from "./SecurityPage.module.css";
import { useSecurityErrors } from "./use-security-errors";

/** The player's telephone, and the form to replace it by another one (OFC-03, ACC-06). */
export function PhoneSection({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security");
  const { phone, waits } = page;
  return (
    <SecuritySection
      id="security-phone"
      title={t("phone")}
      state={phone ? <bdi dir="ltr">{formatPhone(phone)}</bdi> : t("none_yet")}
    >
      {waits.phone ? (
        <ContactCodeForm use="phone" step={waits.phone} reply={reply} />
      ) : (
        <PhoneForm page={page} reply={reply} />
      )}
    </SecuritySection>
  );
}

function PhoneForm({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security", "session");
  const errors = useSecurityErrors(reply, "phone");
  const own = replyOfSecurityForm(reply, "phone");
  const error = errors.at("phone_number");
  return (
    <SecurityForm intent="phone" errors={errors} submit={t("address_send")}>
      <FieldError id="phone_number" error={error} />
      <div className={styles.number}>
        <Select
          name="phone_code"
          label={t("session:phone_code")}
          options={page.calling.codes}
          defaultValue={typedValueOf(own, "phone_code") ?? page.calling.code}
          autoComplete="tel-country-code"
        />
        <Field
          name="phone_number"
          type="tel"
          inputMode="tel"
          label={t("session:phone_number")}
          defaultValue={typedValueOf(own, "phone_number")}
          autoComplete="tel-national"
          maxLength={40}
          dir="ltr"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "phone_number-error" : undefined}
        />
      </div>
      <PasswordProofField
        intent="phone"
        reply={reply}
        isConfirmed={page.isConfirmed}
        errors={errors}
      />
    </SecurityForm>
  );
}

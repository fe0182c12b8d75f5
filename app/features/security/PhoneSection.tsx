import { formatPhone } from "~/domain/session/phone";
import { PhoneInput } from "~/features/forms/PhoneInput";
import { useTranslation } from "~/i18n/I18nProvider";
import { ContactCodeForm } from "./ContactCodeForm";
import {
  PasswordProofField,
  SecurityForm,
  SecuritySection,
  type SecuritySectionProps,
} from "./SecurityForm";
import { useSecurityForm } from "./use-security-form";

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
  const form = useSecurityForm<"phone_code" | "phone_number" | "password">("phone", reply, {
    phone_code: page.calling.code,
  });
  return (
    <SecurityForm intent="phone" form={form} submit={t("address_send")}>
      <PhoneInput
        form={form}
        labels={{ code: t("session:phone_code"), number: t("session:phone_number") }}
        codes={page.calling.codes}
      />
      <PasswordProofField form={form} isConfirmed={page.isConfirmed} />
    </SecurityForm>
  );
}

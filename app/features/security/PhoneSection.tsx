import { formatPhone } from "~/domain/session/phone";
import { PhoneInput } from "~/features/forms/PhoneInput";
import { typedValueOf } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import { ContactCodeForm } from "./ContactCodeForm";
import {
  PasswordProofField,
  replyOfSecurityForm,
  SecurityForm,
  SecuritySection,
  type SecuritySectionProps,
} from "./SecurityForm";
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
  return (
    <SecurityForm intent="phone" errors={errors} submit={t("address_send")}>
      <PhoneInput
        labels={{ code: t("session:phone_code"), number: t("session:phone_number") }}
        codes={page.calling.codes}
        code={typedValueOf(own, "phone_code") ?? page.calling.code}
        number={typedValueOf(own, "phone_number")}
        error={errors.at("phone_number")}
      />
      <PasswordProofField
        intent="phone"
        reply={reply}
        isConfirmed={page.isConfirmed}
        errors={errors}
      />
    </SecurityForm>
  );
}

import { PhoneInput } from "~/features/forms/PhoneInput";
import type { FormReply } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import {
  ForgotPasswordLink,
  ReturnToPageNote,
  SignInPasswordField,
  SignInStepForm,
  StaySignedInBox,
} from "./SignInStepForm";
import type { SignInPageData } from "./sign-in-page.server";
import { useSignInForm } from "./use-sign-in-form";

interface PhoneFormProps {
  readonly way: "phone" | "sms";
  readonly phone: NonNullable<SignInPageData["phone"]>;
  readonly reply: FormReply | null;
}

/** Sign-in by telephone, with the password (SES-03 phone_password) or with an SMS code (sms). */
export function PhoneForm({ way, phone, reply }: PhoneFormProps) {
  const { t } = useTranslation("session");
  const state = useSignInForm<"phone_code" | "phone_number" | "password" | "save">({
    reply,
    first: "phone_number",
    keys: { "bad-credentials": "session:error_phone_credentials" },
    defaultValue: { phone_code: phone.code },
  });
  const { form } = state;
  const isSms = way === "sms";
  return (
    <SignInStepForm
      state={state}
      way={way}
      submit={isSms ? t("send_code") : t("submit")}
      busy={isSms ? t("sending") : t("submitting")}
    >
      <PhoneInput
        form={form}
        labels={{ code: t("phone_code"), number: t("phone_number") }}
        codes={phone.codes}
        note={isSms ? t("sms_hint") : null}
      />
      {isSms ? null : <SignInPasswordField form={form} />}
      <ForgotPasswordLink />
      <StaySignedInBox form={form} />
      {isSms ? null : <ReturnToPageNote />}
    </SignInStepForm>
  );
}

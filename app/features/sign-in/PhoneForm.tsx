import { PhoneInput } from "~/features/forms/PhoneInput";
import { useTranslation } from "~/i18n/I18nProvider";
import {
  ForgotPasswordLink,
  ReturnToPageNote,
  SignInPasswordField,
  SignInStepForm,
  StaySignedInBox,
} from "./SignInStepForm";
import type { SignInPageData } from "./sign-in-page.server";
import { useSignInFormState } from "./use-sign-in";

interface PhoneFormProps {
  readonly way: "phone" | "sms";
  readonly phone: NonNullable<SignInPageData["phone"]>;
}

/** Sign-in by telephone, with the password (SES-03 phone_password) or with an SMS code (sms). */
export function PhoneForm({ way, phone }: PhoneFormProps) {
  const { t } = useTranslation("session");
  const required: Record<string, string> = {
    phone_number: t("error_phone"),
    phone_code: t("error_phone"),
  };
  if (way === "phone") required["password"] = t("error_password_required");
  const state = useSignInFormState(required, t("error_phone_credentials"));
  const isSms = way === "sms";
  return (
    <SignInStepForm
      state={state}
      way={way}
      submit={isSms ? t("send_code") : t("submit")}
      busy={isSms ? t("sending") : t("submitting")}
    >
      <PhoneInput
        labels={{ code: t("phone_code"), number: t("phone_number") }}
        codes={phone.codes}
        code={state.value("phone_code") ?? phone.code}
        number={state.value("phone_number")}
        error={state.error("phone_number")}
        codeError={state.error("phone_code")}
        note={isSms ? t("sms_hint") : null}
      />
      {isSms ? null : <SignInPasswordField state={state} />}
      <ForgotPasswordLink />
      <StaySignedInBox state={state} />
      {isSms ? null : <ReturnToPageNote />}
    </SignInStepForm>
  );
}

import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import { FieldError } from "~/ui/FieldError";
import styles from "~/ui/NarrowForm.module.css";
import { Select } from "~/ui/Select";
import {
  ForgotPasswordLink,
  ReturnToPageNote,
  SignInPasswordField,
  SignInStepForm,
  StaySignedInBox,
} from "./SignInStepForm";
import type { SignInPageData } from "./sign-in-page";
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
  const error = state.error("phone_number");
  return (
    <SignInStepForm
      state={state}
      way={way}
      submit={isSms ? t("send_code") : t("submit")}
      busy={isSms ? t("sending") : t("submitting")}
    >
      <div className={styles.phone}>
        <FieldError id="phone_number" error={error} />
        <div className={styles.number}>
          <Select
            name="phone_code"
            label={t("phone_code")}
            options={phone.codes}
            defaultValue={state.value("phone_code") ?? phone.code}
            autoComplete="tel-country-code"
            error={state.error("phone_code")}
          />
          <Field
            name="phone_number"
            type="tel"
            inputMode="tel"
            label={t("phone_number")}
            defaultValue={state.value("phone_number")}
            autoComplete="tel-national"
            maxLength={40}
            dir="ltr"
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "phone_number-error" : undefined}
          />
        </div>
        {isSms ? <p className={styles.note}>{t("sms_hint")}</p> : null}
      </div>
      {isSms ? null : <SignInPasswordField state={state} />}
      <ForgotPasswordLink />
      <StaySignedInBox state={state} />
      {isSms ? null : <ReturnToPageNote />}
    </SignInStepForm>
  );
}

import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import {
  ForgotPasswordLink,
  ReturnToPageNote,
  SignInPasswordField,
  SignInStepForm,
  StaySignedInBox,
} from "./SignInStepForm";
import { useSignInFormState } from "./use-sign-in";

/** Sign-in by login and password (SES-03 login_password), on the page and in the dialog. */
export function LoginForm({ fallbackUrl }: { fallbackUrl?: string }) {
  const { t } = useTranslation("session");
  const required = { login: t("error_login_required"), password: t("error_password_required") };
  const state = useSignInFormState(required, t("error_credentials"));
  return (
    <SignInStepForm
      state={state}
      way="login"
      submit={t("submit")}
      busy={t("submitting")}
      {...(fallbackUrl === undefined ? {} : { fallbackUrl })}
    >
      <Field
        name="login"
        label={t("login_label")}
        defaultValue={state.value("login")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        required
        error={state.error("login")}
      />
      <SignInPasswordField state={state} />
      <ForgotPasswordLink />
      <StaySignedInBox state={state} />
      <ReturnToPageNote />
    </SignInStepForm>
  );
}

import type { FormReply } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import {
  ForgotPasswordLink,
  type InPlacePost,
  ReturnToPageNote,
  SignInPasswordField,
  SignInStepForm,
  StaySignedInBox,
} from "./SignInStepForm";
import { useSignInForm } from "./use-sign-in-form";

/** Sign-in by login and password (SES-03 login_password), on the page and in the dialog. */
export function LoginForm({
  reply,
  fallbackUrl,
  inPlace,
}: {
  reply: FormReply | null;
  fallbackUrl?: string;
  inPlace?: InPlacePost & { readonly isBusy: boolean };
}) {
  const { t } = useTranslation("session");
  const state = useSignInForm<"login" | "password" | "save">({ reply, first: "login" });
  const { form } = state;
  return (
    <SignInStepForm
      state={inPlace ? { ...state, isBusy: inPlace.isBusy } : state}
      way="login"
      submit={t("submit")}
      busy={t("submitting")}
      {...(fallbackUrl === undefined ? {} : { fallbackUrl })}
      {...(inPlace ? { inPlace } : {})}
    >
      <Field
        {...form.input("login")}
        label={t("login_label")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-focus={inPlace ? "" : undefined}
        maxLength={128}
        required
      />
      <SignInPasswordField form={form} />
      <ForgotPasswordLink />
      <StaySignedInBox form={form} />
      <ReturnToPageNote />
    </SignInStepForm>
  );
}

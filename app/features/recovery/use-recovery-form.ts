import { passwordLength } from "~/domain/session/password";
import { type ErrorWords, useErrorSummary, waitTexts } from "~/features/forms/error-words";
import type { NewPasswordTexts } from "~/features/forms/NewPasswordFields";
import type { FormReply } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { useTranslation } from "~/i18n/I18nProvider";

/**
 * The form of a step of recovery, and the errors of all forms of its page; an error of the whole form leads to the field
 * `first` (REG-05).
 */
export function useRecoveryForm<Name extends string>(reply: FormReply | null, first: Name) {
  const words: ErrorWords = {
    dictionary: "recovery",
    values: { ...waitTexts(reply), ...passwordLength },
    keys: {
      name: "recovery:error_name",
      "bad-code": "session:error_code",
      "code-over": "recovery:error_over",
      "code-spent": "session:error_code_spent",
      "too-soon": "session:error_too_soon",
      "too-often": "session:error_rate",
      captcha: "session:error_captcha",
      "password-short": "recovery:error_password_short",
      "password-long": "recovery:error_password_long",
      "password-plain": "recovery:error_password_plain",
      "password-mismatch": "recovery:error_password_mismatch",
    },
    keysAt: {
      login: { required: "recovery:error_name" },
      code: { required: "session:error_code_required" },
      password: { required: "recovery:error_password_required" },
    },
    other: "unavailable",
  };
  const form = useScreenForm<Name>({ name: "default", reply, words });
  return { form, errors: useErrorSummary(reply, { words, first }) };
}

/** The words of the fields for a password in place of the old one. */
export function useReplacedPasswordTexts(): NewPasswordTexts {
  const { t } = useTranslation("recovery", "session");
  return {
    password: t("password_new"),
    again: t("password_again"),
    hint: t("password_hint", { least: passwordLength.least }),
    show: { words: t("session:password_show"), label: t("session:password_show_label") },
  };
}

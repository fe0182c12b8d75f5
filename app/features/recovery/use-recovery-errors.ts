import { passwordLength } from "~/domain/session/password";
import type { FormReply } from "~/features/forms/reply";
import { errorsInWords, type FormErrors } from "~/features/forms/use-errors";
import { useTranslation } from "~/i18n/I18nProvider";

/** Errors of a step of recovery; an error of the whole form leads to the field `first` (REG-05). */
export function useRecoveryErrors(reply: FormReply | null, first: string): FormErrors {
  const { t } = useTranslation("recovery", "session");
  const seconds = reply?.waitS ?? 60;
  const words: Readonly<Record<string, string>> = {
    name: t("error_name"),
    "bad-code": t("session:error_code"),
    "code-over": t("error_over"),
    "code-spent": t("session:error_code_spent"),
    "too-soon": t("session:error_too_soon", { seconds }),
    "too-often": t("session:error_rate", { minutes: Math.ceil(seconds / 60) }),
    captcha: t("session:error_captcha"),
    "password-short": t("error_password_short", { least: passwordLength.least }),
    "password-long": t("error_password_long", { most: passwordLength.most }),
    "password-plain": t("error_password_plain"),
    "password-mismatch": t("error_password_mismatch"),
  };
  const required: Readonly<Record<string, string>> = {
    login: t("error_name"),
    code: t("session:error_code_required"),
    password: t("error_password_required"),
  };
  return errorsInWords(
    reply,
    (code, field) =>
      words[code] ??
      (code === "required" ? required[field ?? first] : null) ??
      t("error_unavailable"),
    first,
  );
}

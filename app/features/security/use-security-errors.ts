import { passwordLength } from "~/domain/session/password";
import { minSecretAnswerLength } from "~/domain/session/questions";
import type { FormReply } from "~/features/forms/reply";
import { errorsInWords, type FormErrors } from "~/features/forms/use-errors";
import { useTranslation } from "~/i18n/I18nProvider";
import { replyOfSecurityForm, securityFieldId } from "./SecurityForm";

/** Errors of one form of the page of security, in words. */
export function useSecurityErrors(reply: FormReply | null, intent: string): FormErrors {
  const { t } = useTranslation("security", "recovery", "session");
  const own = replyOfSecurityForm(reply, intent);
  const seconds = own?.waitS ?? 60;
  const words: Readonly<Record<string, string>> = {
    confirm: t("error_confirm"),
    "bad-password": t("error_bad_password"),
    "password-same": t("error_password_same"),
    "password-short": t("recovery:error_password_short", { least: passwordLength.least }),
    "password-long": t("recovery:error_password_long", { most: passwordLength.most }),
    "password-plain": t("recovery:error_password_plain"),
    "password-mismatch": t("recovery:error_password_mismatch"),
    "bad-code": t("session:error_code"),
    "code-over": t("error_over"),
    "code-spent": t("session:error_code_spent"),
    "too-soon": t("session:error_too_soon", { seconds }),
    "too-often": t("session:error_rate", { minutes: Math.ceil(seconds / 60) }),
    captcha: t("session:error_captcha"),
    phone: t("session:error_phone"),
    email: t("error_email"),
    choice: t("error_choice"),
    "answer-short": t("error_answer", { least: minSecretAnswerLength }),
  };
  const required: Readonly<Record<string, string>> = {
    code: t("session:error_code_required"),
    phone_number: t("session:error_phone"),
    email: t("error_email"),
    password_old: t("error_confirm"),
    password: intent === "password" ? t("recovery:error_password_required") : t("error_confirm"),
  };
  const ids = {
    password: securityFieldId(reply, intent, "password"),
    code: securityFieldId(reply, intent, "code"),
  };
  return errorsInWords(
    own,
    (code, field) =>
      words[code] ??
      (code === "required" && field ? required[field] : undefined) ??
      t("recovery:error_unavailable"),
    null,
    ids,
  );
}

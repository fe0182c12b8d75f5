import type { FormReply } from "~/features/forms/reply";
import { errorsInWords, type FormErrors } from "~/features/forms/use-errors";
import { useTranslation } from "~/i18n/I18nProvider";

/** Errors of confirming an e-mail address, in the page's language (ACC-06). */
export function useEmailConfirmationErrors(reply: FormReply | null): FormErrors {
  const { t } = useTranslation("activation", "session");
  const seconds = reply?.waitS ?? 60;
  const words: Readonly<Record<string, string>> = {
    required: t("session:error_code_required"),
    "bad-code": t("session:error_code"),
    "code-over": t("error_over"),
    "code-spent": t("session:error_code_spent"),
    "too-soon": t("session:error_too_soon", { seconds }),
    "too-often": t("session:error_rate", { minutes: Math.ceil(seconds / 60) }),
    captcha: t("session:error_captcha"),
    foreign: t("foreign_text"),
    "sign-in": t("guest_title"),
  };
  return errorsInWords(reply, (code) => words[code] ?? t("error_unavailable"));
}

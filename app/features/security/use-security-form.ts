import { passwordLength } from "~/domain/session/password";
import { longestSecretAnswer, minSecretAnswerLength } from "~/domain/session/questions";
import { type ErrorWords, waitTexts } from "~/features/forms/error-words";
import type { FormReply } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";

/**
 * One form of the page of security, by its intent. In the refused form a password and a code have their names as ids, so
 * that `#code-error` is its error; in other forms, which have such fields too, the intent precedes the name.
 */
export function useSecurityForm<Name extends string = never>(
  intent: string,
  reply: FormReply | null,
  defaultValue?: Readonly<Partial<Record<Name, string>>>,
) {
  const isPlain = (reply?.form ?? "password") === intent;
  const words: ErrorWords = {
    dictionary: "security",
    values: (_field, code) => ({
      ...waitTexts(reply),
      least: code === "answer-short" ? minSecretAnswerLength : passwordLength.least,
      most: code === "answer-long" ? longestSecretAnswer : passwordLength.most,
    }),
    keys: {
      confirm: "security:error_confirm",
      "bad-password": "security:error_bad_password",
      "password-same": "security:error_password_same",
      "password-short": "recovery:error_password_short",
      "password-long": "recovery:error_password_long",
      "password-plain": "recovery:error_password_plain",
      "password-mismatch": "recovery:error_password_mismatch",
      "bad-code": "session:error_code",
      "code-over": "security:error_over",
      "code-spent": "session:error_code_spent",
      "too-soon": "session:error_too_soon",
      "too-often": "session:error_rate",
      captcha: "session:error_captcha",
      phone: "session:error_phone",
      email: "security:error_email",
      choice: "security:error_choice",
      "answer-short": "security:error_answer",
      "answer-long": "recovery:error_password_long",
      unavailable: "recovery:error_unavailable",
    },
    keysAt: {
      code: { required: "session:error_code_required" },
      phone_number: { required: "session:error_phone" },
      email: { required: "security:error_email" },
      password_old: { required: "security:error_confirm" },
      password: {
        required:
          intent === "password" ? "recovery:error_password_required" : "security:error_confirm",
      },
    },
    other: "unavailable",
  };
  return useScreenForm<Name>({
    name: intent,
    reply,
    words,
    ids: isPlain ? {} : { password: `${intent}-password`, code: `${intent}-code` },
    ...(defaultValue ? { defaultValue } : {}),
  });
}

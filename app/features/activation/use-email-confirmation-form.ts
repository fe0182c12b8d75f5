import { type ErrorWords, useErrorSummary, waitTexts } from "~/features/forms/error-words";
import type { FormReply } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";

/** The form of confirming an e-mail address, and the errors of all forms of its page (ACC-06). */
export function useEmailConfirmationForm(reply: FormReply | null) {
  const words: ErrorWords = {
    dictionary: "activation",
    values: waitTexts(reply),
    keys: {
      required: "session:error_code_required",
      "bad-code": "session:error_code",
      "code-over": "activation:error_over",
      "code-spent": "session:error_code_spent",
      "too-soon": "session:error_too_soon",
      "too-often": "session:error_rate",
      captcha: "session:error_captcha",
      foreign: "activation:foreign_text",
      "sign-in": "activation:guest_title",
    },
    other: "unavailable",
  };
  const form = useScreenForm<"code">({ name: "default", reply, words });
  return { form, errors: useErrorSummary(reply, { words }) };
}

export type EmailConfirmationForm = ReturnType<typeof useEmailConfirmationForm>;

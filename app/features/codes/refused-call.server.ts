import { refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult } from "~/features/gate/form-post.server";
import type { CodeRefusal } from "~/platform/services/auth/code-answers.server";

/** The outcome of a failed platform call: the form with its error. */
export function captchaOrUnavailableReply(
  form: FormData,
  answer: CodeRefusal,
  refusal: { readonly form?: string; readonly kept?: readonly string[] } = {},
): ActionResult<FormReply> {
  if (answer.kind === "captcha")
    return refuseForm(form, [{ field: null, code: "captcha" }], { ...refusal, status: 403 });
  return refuseForm(form, [{ field: null, code: "unavailable" }], { ...refusal, status: 503 });
}

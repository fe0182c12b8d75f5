import type { RefusedForm } from "~/features/forms/declare.server";
import { refuseFormAs } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult } from "~/features/gate/form-post.server";
import type { CodeRefusal } from "~/platform/services/auth/code-answers.server";

/** The refusal of a form whose platform call failed. */
export function captchaOrUnavailable(answer: CodeRefusal): RefusedForm {
  return answer.kind === "captcha"
    ? { ok: false, status: 403, errors: [{ field: null, code: "captcha" }] }
    : { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] };
}

/** The outcome of a failed platform call: the form with its error. */
export function captchaOrUnavailableReply(
  form: FormData,
  answer: CodeRefusal,
  refusal: { readonly form?: string; readonly kept?: readonly string[] } = {},
): ActionResult<FormReply> {
  return refuseFormAs(form, captchaOrUnavailable(answer), refusal);
}

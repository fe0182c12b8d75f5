import type { RefusedForm } from "~/features/forms/declare.server";
import type { CodeRefusal } from "~/platform/services/auth/code-answers.server";

/** The refusal of a form whose platform call failed. */
export function captchaOrUnavailable(answer: Pick<CodeRefusal, "kind">): RefusedForm {
  return answer.kind === "captcha"
    ? { ok: false, status: 403, errors: [{ field: null, code: "captcha" }] }
    : { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] };
}

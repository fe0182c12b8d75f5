import { type RefusedForm, refuseWith } from "~/features/forms/declare.server";
import type { CodeRefusal } from "~/platform/services/auth/code-answers.server";

/** The refusal of a form whose platform call failed. */
export function captchaOrUnavailable(answer: Pick<CodeRefusal, "kind">): RefusedForm {
  return answer.kind === "captcha"
    ? refuseWith("captcha", { status: 403 })
    : refuseWith("unavailable", { status: 503 });
}

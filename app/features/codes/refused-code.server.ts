import { refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import type { CodeRefusal } from "~/platform/services/auth/code-answers.server";
import type { CodeWaitPage } from "~/server/cookies/code-waits.server";
import { captchaOrUnavailableReply } from "./refused-call.server";

/**
 * The form again after the platform did not take a code, with its error; if the code is used up or
 * expired, the session no longer waits for it.
 */
export async function handleCodeRefusal(
  { context, form, request }: FormPost,
  use: CodeWaitPage,
  answer: CodeRefusal,
  name = "default",
): Promise<ActionResult<FormReply>> {
  if (answer.kind !== "refused") return captchaOrUnavailableReply(form, answer, { form: name });
  if (answer.code === "bad-code")
    return refuseForm(form, [{ field: "code", code: "bad-code" }], { form: name });
  await storeCodeWait(context.scope, request, use, null);
  const code = answer.code === "code-spent" ? "code-spent" : "code-over";
  return refuseForm(form, [{ field: null, code }], { form: name });
}

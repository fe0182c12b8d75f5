import { type RefusedForm, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import type { CodeRefusal } from "~/platform/services/auth/code-answers.server";
import type { CodeWaitPage } from "~/server/cookies/code-waits.server";
import { captchaOrUnavailable } from "./refused-call.server";

/**
 * The refusal of a form whose code the platform did not take; if the code is used up or expired, the session no
 * longer waits for it.
 */
export async function refuseCode(
  { context, request }: Pick<FormPost, "context" | "request">,
  use: CodeWaitPage,
  answer: CodeRefusal,
): Promise<RefusedForm> {
  if (answer.kind !== "refused") return captchaOrUnavailable(answer);
  if (answer.code === "bad-code") return refuseWith("bad-code", { field: "code" });
  await storeCodeWait(context.scope, request, use, null);
  return refuseWith(answer.code === "code-spent" ? "code-spent" : "code-over");
}

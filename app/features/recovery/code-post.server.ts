import { readPostedCode } from "~/features/codes/posted-code.server";
import { handleCodeRefusal } from "~/features/codes/refused-code.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import { submitRecoveryCode } from "~/platform/services/recovery/client.server";

/** Takes the code of a message; the right one opens the step of a new password. */
export async function recoveryCodePosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const { context, request } = post;
  const entered = await readPostedCode(post, "recovery");
  if ("refused" in entered) return entered.refused;
  const { wait, code } = entered;
  const answer = await submitRecoveryCode(context.platform, { token: wait.token, code });
  if (answer.kind !== "right") return handleCodeRefusal(post, "recovery", answer);
  await storeCodeWait(context.scope, request, "recovery", {
    ...wait,
    token: answer.token,
    stage: "open",
    until: context.now + answer.lifeS * 1000,
  });
  return { kind: "go", to: screenPath(context.lng, "user:passwordreset") };
}

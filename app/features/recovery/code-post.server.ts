import { readTypedCode } from "~/features/codes/posted-code.server";
import { refuseCode } from "~/features/codes/refused-code.server";
import type { FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import { submitRecoveryCode } from "~/platform/services/recovery/client.server";

/** Takes the code of a message; the right one opens the step of a new password. */
export async function recoveryCodePosted(typed: string, post: FormPost): Promise<FormResult> {
  const { context, request } = post;
  const entered = await readTypedCode(post, "recovery", typed);
  if (!entered.ok) return entered;
  const { wait, code } = entered;
  const answer = await submitRecoveryCode(context.platform, { token: wait.token, code });
  if (answer.kind !== "right") return refuseCode(post, "recovery", answer);
  await storeCodeWait(context.scope, request, "recovery", {
    ...wait,
    token: answer.token,
    stage: "open",
    until: context.now + answer.lifeS * 1000,
  });
  return { ok: true, to: screenPath(context.lng, "user:passwordreset") };
}

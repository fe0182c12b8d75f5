import { handleCodeSendResult } from "~/features/codes/code-sent.server";
import { captchaOrUnavailableReply } from "~/features/codes/refused-call.server";
import { refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { findCodeWait } from "~/features/session/code-wait.server";
import { requestEmailConfirmationCode } from "~/platform/services/activation/client.server";

/** Sends another message with a code to the player's address. */
export async function resendEmailCodePosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const { context, form, request } = post;
  const { player, scope, platform, lng } = context;
  const page = screenPath(lng, "user:accountverify");
  if (context.session.kind === "guest")
    return refuseForm(form, [{ field: null, code: "sign-in" }], { status: 403 });
  if (!player) return captchaOrUnavailableReply(form, { kind: "unavailable" });
  const answer = await requestEmailConfirmationCode(platform);
  // Confirmed meanwhile, or without an address: the page says so.
  if (answer.kind === "refused") return { kind: "go", to: page };
  const isRepeat = (await findCodeWait(scope, request, "activation")) !== null;
  return handleCodeSendResult(post, answer, {
    use: "activation",
    to: player.email,
    subject: String(player.id),
    isRepeat,
    next: page,
  });
}

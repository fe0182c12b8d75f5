import { readPostedCode } from "~/features/codes/posted-code.server";
import { captchaOrUnavailableReply } from "~/features/codes/refused-call.server";
import { handleCodeRefusal } from "~/features/codes/refused-code.server";
import { refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost, IntentHandlers } from "~/features/gate/form-post.server";
import { readEmailLinkToken } from "~/features/recovery/link-token";
import { screenPath } from "~/features/screens/links.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import {
  confirmEmailByLink,
  submitEmailConfirmationCode,
} from "~/platform/services/activation/client.server";
import { resendEmailCodePosted } from "./message.server";

/** Intents of the pages that confirm an e-mail address: a code or a link's button, another message (ACC-06). */
export const emailConfirmationIntents: IntentHandlers<FormReply> = {
  default: (post) => (post.form.has("code") ? codePosted(post) : linkPosted(post)),
  resend: resendEmailCodePosted,
};

async function codePosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const entered = await readPostedCode(post, "activation");
  if ("refused" in entered) return entered.refused;
  const { wait, code } = entered;
  const answer = await submitEmailConfirmationCode(post.context.platform, {
    token: wait.token,
    code,
  });
  return answer.kind === "active" ? confirmed(post) : handleCodeRefusal(post, "activation", answer);
}

async function linkPosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const { context, form } = post;
  const token = readEmailLinkToken(context.url);
  if (token === null) return refuseForm(form, [{ field: null, code: "code-over" }]);
  const answer = await confirmEmailByLink(context.platform, token);
  if (answer.kind === "active") return confirmed(post);
  if (answer.kind !== "refused") return captchaOrUnavailableReply(form, answer);
  const code = answer.code === "foreign" ? "foreign" : "code-over";
  return refuseForm(form, [{ field: null, code }]);
}

async function confirmed({ context, request }: FormPost): Promise<ActionResult<FormReply>> {
  await storeCodeWait(context.scope, request, "activation", null);
  const flash = { code: "email-confirmed", until: null } as const;
  await updateSessionSafetyState(context.scope, request, { flash });
  return { kind: "go", to: screenPath(context.lng, "user:accountverify") };
}

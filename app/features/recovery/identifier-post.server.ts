import { handleCodeSendResult } from "~/features/codes/code-sent.server";
import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { findCodeWait } from "~/features/session/code-wait.server";
import { callingCodeByLanguageAndCurrency } from "~/features/sign-in/sign-in-page.server";
import type { CodeSendResult } from "~/platform/services/auth/code-answers.server";
import { requestRecoveryCode } from "~/platform/services/recovery/client.server";
import {
  normalisedRecoveryIdentifier,
  parseNormalisedIdentifier,
  parseRecoveryIdentifier,
} from "./identifier";

/** Sends a code to the e-mail address or the telephone of an account. */
export async function recoveryIdentifierPosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const { form, context, request } = post;
  const { platform } = context;
  const typed = postedText(form, "login").trim();
  // A bare telephone is one of the visitor's country.
  const name = parseRecoveryIdentifier(typed, callingCodeByLanguageAndCurrency(context, request));
  if (!name) {
    const error = { field: "login", code: typed === "" ? "required" : "name" };
    return refuseForm(form, [error], { kept: ["login"] });
  }
  return recoveryCodeSent(
    post,
    normalisedRecoveryIdentifier(name),
    await requestRecoveryCode(platform, name),
    false,
  );
}

/** Sends another recovery code to the address of the last one. */
export async function resendRecoveryCodePosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const wait = await findCodeWait(post.context.scope, post.request, "recovery");
  if (wait?.stage !== "code") return refuseForm(post.form, [{ field: null, code: "code-over" }]);
  const { to } = wait;
  return recoveryCodeSent(
    post,
    to,
    await requestRecoveryCode(post.context.platform, parseNormalisedIdentifier(to)),
    true,
  );
}

function recoveryCodeSent(
  post: FormPost,
  to: string,
  answer: CodeSendResult,
  isRepeat: boolean,
): Promise<ActionResult<FormReply>> {
  const next = screenPath(post.context.lng, "user:passwordreset");
  const kept = ["login"];
  return handleCodeSendResult(post, answer, {
    use: "recovery",
    to,
    subject: to,
    isRepeat,
    next,
    kept,
  });
}

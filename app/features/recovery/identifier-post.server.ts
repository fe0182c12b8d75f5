import { codeSendOutcome } from "~/features/codes/code-sent.server";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
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
export async function recoveryIdentifierPosted(login: string, post: FormPost): Promise<FormResult> {
  const { context, request } = post;
  const typed = login.trim();
  // A bare telephone is one of the visitor's country.
  const name = parseRecoveryIdentifier(typed, callingCodeByLanguageAndCurrency(context, request));
  if (!name) return refuseWith(typed === "" ? "required" : "name", { field: "login" });
  const answer = await requestRecoveryCode(context.platform, name);
  return recoveryCodeSent(post, normalisedRecoveryIdentifier(name), answer, false);
}

/** Sends another recovery code to the address of the last one. */
export async function resendRecoveryCodePosted(post: FormPost): Promise<FormResult> {
  const { context, request } = post;
  const wait = await findCodeWait(context.scope, request, "recovery");
  if (wait?.stage !== "code") return refuseWith("code-over");
  const { to } = wait;
  const answer = await requestRecoveryCode(context.platform, parseNormalisedIdentifier(to));
  return recoveryCodeSent(post, to, answer, true);
}

function recoveryCodeSent(post: FormPost, to: string, answer: CodeSendResult, isRepeat: boolean) {
  const next = screenPath(post.context.lng, "user:passwordreset");
  return codeSendOutcome(post, answer, { use: "recovery", to, subject: to, isRepeat, next });
}

import { codeDigitCount, readCode } from "~/features/codes/code-text.server";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { savePendingSignIn } from "~/features/session/pending-sign-in.server";
import { submitSignInCode } from "~/platform/services/auth/client.server";
import { findPendingSignIn, finishSignInPost } from "./sign-in-steps.server";
import { signInWayOf } from "./ways";

/** Submits the code of a pending sign-in (SES-03, SES-04). An expired step redirects to the first one. */
export async function signInCodePosted(
  { code: typed, returnUrl }: Readonly<Record<"code" | "returnUrl", string>>,
  post: FormPost,
): Promise<FormResult> {
  const { context, request } = post;
  const pending = await findPendingSignIn(context, request);
  const isSms = pending ? pending.use === "sms" : signInWayOf(context.url.searchParams) === "sms";
  const over = isSms ? "code-over" : "step-over";
  if (!pending || pending.use === "device") return refuseWith(over);
  // The platform defines the digits of the second step.
  const read = readCode(typed, isSms ? codeDigitCount : null);
  if (!read.ok) return read;
  const { use, token, keep, subject } = pending;
  const sent = { token, code: read.code, save: keep };
  const answer = await submitSignInCode(context.platform, use, sent);
  if (answer.kind !== "refused" || answer.code === "locked")
    return finishSignInPost(post, answer, { keep, subject, returnUrl });
  if (answer.code === "bad-code") return refuseWith("bad-code", { field: "code" });
  await savePendingSignIn(context.scope, request, null);
  return refuseWith(answer.code === "code-spent" ? "code-spent" : over);
}

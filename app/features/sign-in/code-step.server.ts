import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { savePendingSignIn } from "~/features/session/pending-sign-in.server";
import { submitSignInCode } from "~/platform/services/auth/client.server";
import {
  type RefusedSignInReply,
  refuseSignIn,
  secretSignInFields,
} from "./refused-sign-in-reply.server";
import { codeStepSchema } from "./sign-in-fields.server";
import { findPendingSignIn, finishSignInPost, signInPageAddress } from "./sign-in-steps.server";
import { signInWayOf } from "./ways";

/** Digits of an SMS code; the platform defines those of the second step. */
const smsDigits = 6;

/** Submits the code of a pending sign-in (SES-03, SES-04). An expired step redirects to the first one. */
export async function signInCodePosted(post: FormPost): Promise<ActionResult<RefusedSignInReply>> {
  const { context, form, request } = post;
  const pending = await findPendingSignIn(context, request);
  const isSms = pending ? pending.use === "sms" : signInWayOf(context.url.searchParams) === "sms";
  const submission = parseWithZod(form, { schema: codeStepSchema(isSms ? smsDigits : null) });
  const over = isSms ? "code-over" : "step-over";
  if (!pending || pending.use === "device") return refuseSignIn(submission, 422, over);
  if (submission.status !== "success") return refuseSignIn(submission, 422);
  const { use, token, keep, subject } = pending;
  const { code } = submission.value;
  const answer = await submitSignInCode(context.platform, use, { token, code, save: keep });
  if (answer.kind !== "refused" || answer.code === "locked") {
    return finishSignInPost(post, answer, { submission, keep, subject });
  }
  if (answer.code === "bad-code") {
    const data = submission.reply({
      hideFields: secretSignInFields,
      fieldErrors: { code: ["bad-code"] },
    });
    return { kind: "stay", status: 422, data };
  }
  await savePendingSignIn(context.scope, request, null);
  return refuseSignIn(submission, 422, answer.code === "code-spent" ? "code-spent" : over);
}

/**
 * Forgets the sign-in that waits for a code and leads back to the ways to sign in, without a call
 * to the platform.
 */
export async function cancelCodeStepPosted(
  post: FormPost,
): Promise<ActionResult<RefusedSignInReply>> {
  await savePendingSignIn(post.context.scope, post.request, null);
  return { kind: "go", to: signInPageAddress(post) };
}

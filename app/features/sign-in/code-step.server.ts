import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionResult, Post } from "~/features/gate/action.server";
import { savePendingSignIn } from "~/features/session/session.server";
import { enterCode } from "~/platform/auth/codes.server";
import { deviceOf } from "./device.server";
import { livePending } from "./pending.server";
import { codeFields } from "./sign-in-fields.server";
import {
  outcomeOf,
  refuse,
  type SignInReply,
  samePage,
  secretFields,
} from "./sign-in-reply.server";
import { wayOf } from "./ways";

/** Digits of an SMS code; the platform defines those of the second step. */
const smsDigits = 6;

/** Submits the code of a pending sign-in (SES-03, SES-04). An expired step redirects to the first one. */
export async function codePosted(post: Post): Promise<ActionResult<SignInReply>> {
  const { context, form, request } = post;
  const pending = await livePending(context, request);
  const isSms = pending ? pending.use === "sms" : wayOf(context.url.searchParams) === "sms";
  const submission = parseWithZod(form, { schema: codeFields(isSms ? smsDigits : null) });
  const over = isSms ? "code-over" : "step-over";
  if (!pending) return refuse(submission, 422, over);
  if (submission.status !== "success") return refuse(submission, 422);
  const { use, token, keep, subject } = pending;
  const { code } = submission.value;
  const answer = await enterCode(context.platform, use, {
    token,
    code,
    save: keep,
    device: deviceOf(request),
  });
  if (answer.kind !== "refused" || answer.code === "locked") {
    return outcomeOf(post, answer, { submission, keep, subject });
  }
  if (answer.code === "bad-code") {
    const data = submission.reply({
      hideFields: secretFields,
      fieldErrors: { code: ["bad-code"] },
    });
    return { kind: "stay", status: 422, data };
  }
  await savePendingSignIn(context.scope, request, null);
  return refuse(submission, 422, answer.code === "code-spent" ? "code-spent" : over);
}

/** Back to the ways to sign in, without a call to the platform. */
export async function stepGivenUp(post: Post): Promise<ActionResult<SignInReply>> {
  await savePendingSignIn(post.context.scope, post.request, null);
  return { kind: "go", to: samePage(post) };
}

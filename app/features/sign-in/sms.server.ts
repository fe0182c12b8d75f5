import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { parseDialledPhone } from "~/domain/session/dialled-phone.server";
import { type Phone, toE164 } from "~/domain/session/phone";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { savePendingSignIn } from "~/features/session/pending-sign-in.server";
import { requestSmsSignInCode } from "~/platform/services/auth/client.server";
import {
  type RefusedSignInReply,
  refuseSignIn,
  type SubmittedSignIn,
} from "./refused-sign-in-reply.server";
import { smsSignInSchema } from "./sign-in-fields.server";
import { findPendingSignIn, signInPageAddress, signInStepLifetimeMs } from "./sign-in-steps.server";

interface Message {
  readonly keep: boolean;
  readonly isRepeat: boolean;
}

/** Requests an SMS code; the reply is the same whether or not the number belongs to a player (SEC-07). */
export async function sendSmsPosted(post: FormPost): Promise<ActionResult<RefusedSignInReply>> {
  const submission = parseWithZod(post.form, { schema: smsSignInSchema });
  if (submission.status !== "success") return refuseSignIn(submission, 422);
  const { phone_code, phone_number, save } = submission.value;
  const phone = parseDialledPhone(phone_code, phone_number);
  if (!phone) return refuseSignIn(submission, 422);
  return send(post, submission, phone, { keep: save, isRepeat: false });
}

/** Sends another code to the same number; the previous code becomes invalid. */
export async function resendSmsPosted(post: FormPost): Promise<ActionResult<RefusedSignInReply>> {
  const submission = parseWithZod(post.form, { schema: z.object({}) });
  const pending = await findPendingSignIn(post.context, post.request);
  if (!pending?.sent) return refuseSignIn(submission, 422, "code-over");
  return send(post, submission, pending.sent, { keep: pending.keep, isRepeat: true });
}

async function send(
  post: FormPost,
  submission: SubmittedSignIn,
  { code, number }: Phone,
  { keep, isRepeat }: Message,
): Promise<ActionResult<RefusedSignInReply>> {
  const { context, request } = post;
  const answer = await requestSmsSignInCode(context.platform, { code, number });
  switch (answer.kind) {
    case "sent":
      await savePendingSignIn(context.scope, request, {
        use: "sms",
        token: answer.token,
        until: context.now + signInStepLifetimeMs,
        subject: toE164({ code, number }),
        sent: { code, number, again: context.now + answer.waitS * 1000, isRepeat },
        keep,
      });
      return { kind: "go", to: signInPageAddress(post) };
    case "too-soon":
      return refuseSignIn(submission, 422, "too-soon", answer.waitS);
    case "captcha":
      return refuseSignIn(submission, 403, "captcha");
    case "refused":
      return refuseSignIn(submission, 422, answer.code === "locked" ? "locked" : "unavailable");
    case "unavailable":
      return refuseSignIn(submission, 503, "unavailable");
  }
}

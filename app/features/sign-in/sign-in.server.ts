import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { parseDialledPhone } from "~/domain/session/dialled-phone.server";
import { toE164 } from "~/domain/session/phone";
import type { ActionResult, FormPost, IntentHandlers } from "~/features/gate/form-post.server";
import { signInByPassword } from "~/platform/services/auth/client.server";
import { cancelCodeStepPosted, signInCodePosted } from "./code-step.server";
import { deviceCodePosted } from "./device.server";
import { type RefusedSignInReply, refuseSignIn } from "./refused-sign-in-reply.server";
import { loginSignInSchema, phoneSignInSchema } from "./sign-in-fields.server";
import { finishSignInPost } from "./sign-in-outcome.server";
import { resendSmsPosted, sendSmsPosted } from "./sms.server";
import { oneTapPosted } from "./social/one-tap.server";
import { socialSignInPosted } from "./social/start.server";
import { urlSignInTokenPosted } from "./social/token.server";
import { loginRateLimitSubject } from "./subject";
import { postedSignInStep } from "./ways";

/** Intents of the sign-in page (SES-03, SES-04): a first step or a code, another message, giving up. */
export const signInIntents: IntentHandlers<RefusedSignInReply> = {
  default: signInPosted,
  resend: resendSmsPosted,
  cancel: cancelCodeStepPosted,
  // A social network's page (SES-12), one-tap sign-in (SES-15), a token in an address (SES-04).
  social: (post) => socialSignInPosted(post, bare(post)),
  "one-tap": (post) => oneTapPosted(post, bare(post)),
  token: (post) => urlSignInTokenPosted(post, bare(post)),
};

/**
 * A posted form as a submission without fields: those that it has were not typed by the visitor.
 */
function bare(post: FormPost) {
  return parseWithZod(post.form, { schema: z.object({}) });
}

function signInPosted(post: FormPost): Promise<ActionResult<RefusedSignInReply>> {
  switch (postedSignInStep(post.form, post.context.url.searchParams)) {
    case "login":
      return loginPosted(post);
    case "phone":
      return phonePosted(post);
    case "sms":
      return sendSmsPosted(post);
    case "device":
      return deviceCodePosted(post);
    case "code":
      return signInCodePosted(post);
  }
}

async function loginPosted(post: FormPost): Promise<ActionResult<RefusedSignInReply>> {
  const submission = parseWithZod(post.form, { schema: loginSignInSchema });
  if (submission.status !== "success") return refuseSignIn(submission, 422);
  const { login, password, save } = submission.value;
  const answer = await signInByPassword(post.context.platform, { login, password, save });
  return finishSignInPost(post, answer, {
    submission,
    keep: save,
    subject: loginRateLimitSubject(login) ?? login,
  });
}

async function phonePosted(post: FormPost): Promise<ActionResult<RefusedSignInReply>> {
  const submission = parseWithZod(post.form, { schema: phoneSignInSchema });
  if (submission.status !== "success") return refuseSignIn(submission, 422);
  const { phone_code, phone_number, password, save } = submission.value;
  const phone = parseDialledPhone(phone_code, phone_number);
  if (!phone) return refuseSignIn(submission, 422);
  const answer = await signInByPassword(post.context.platform, { phone, password, save });
  return finishSignInPost(post, answer, { submission, keep: save, subject: toE164(phone) });
}

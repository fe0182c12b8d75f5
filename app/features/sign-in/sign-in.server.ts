import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { e164, phoneOf } from "~/domain/session/phone";
import type { ActionResult, Intents, Post } from "~/features/gate/action.server";
import { signIn } from "~/platform/auth/client.server";
import { codePosted, stepGivenUp } from "./code-step.server";
import { deviceCodePosted } from "./device.server";
import { byLogin, byPhone } from "./sign-in-fields.server";
import { outcomeOf, refuse, type SignInReply } from "./sign-in-reply.server";
import { smsAgain, smsWanted } from "./sms.server";
import { oneTapPosted } from "./social/one-tap.server";
import { socialWanted } from "./social/start.server";
import { tokenPosted } from "./social/token.server";
import { loginSubject } from "./subject";
import { postedSignInStep } from "./ways";

/** Intents of the sign-in page (SES-03, SES-04): a first step or a code, another message, giving up. */
export const signInIntents: Intents<SignInReply> = {
  default: signInPosted,
  resend: smsAgain,
  cancel: stepGivenUp,
  // A social network's page (SES-12), one-tap sign-in (SES-15), a token in an address (SES-04).
  social: (post) => socialWanted(post, bare(post)),
  "one-tap": (post) => oneTapPosted(post, bare(post)),
  token: (post) => tokenPosted(post, bare(post)),
};

/** A form whose fields are no text that a visitor typed. */
function bare(post: Post) {
  return parseWithZod(post.form, { schema: z.object({}) });
}

function signInPosted(post: Post): Promise<ActionResult<SignInReply>> {
  switch (postedSignInStep(post.form, post.context.url.searchParams)) {
    case "login":
      return loginPosted(post);
    case "phone":
      return phonePosted(post);
    case "sms":
      return smsWanted(post);
    case "device":
      return deviceCodePosted(post);
    case "code":
      return codePosted(post);
  }
}

async function loginPosted(post: Post): Promise<ActionResult<SignInReply>> {
  const submission = parseWithZod(post.form, { schema: byLogin });
  if (submission.status !== "success") return refuse(submission, 422);
  const { login, password, save } = submission.value;
  const answer = await signIn(post.context.platform, { login, password, save });
  return outcomeOf(post, answer, { submission, keep: save, subject: loginSubject(login) ?? login });
}

async function phonePosted(post: Post): Promise<ActionResult<SignInReply>> {
  const submission = parseWithZod(post.form, { schema: byPhone });
  if (submission.status !== "success") return refuse(submission, 422);
  const { phone_code, phone_number, password, save } = submission.value;
  const phone = phoneOf(phone_code, phone_number);
  if (!phone) return refuse(submission, 422);
  const answer = await signIn(post.context.platform, { phone, password, save });
  return outcomeOf(post, answer, { submission, keep: save, subject: e164(phone) });
}

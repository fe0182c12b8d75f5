import { parseWithZod } from "@conform-to/zod/v4";
import { e164, phoneOf } from "~/domain/session/phone";
import type { ActionResult, Intents, Post } from "~/features/gate/action.server";
import { signIn } from "~/platform/auth/client.server";
import { codePosted, stepGivenUp } from "./code-step.server";
import { deviceOf } from "./device.server";
import { byLogin, byPhone } from "./sign-in-fields.server";
import { outcomeOf, refuse, type SignInReply } from "./sign-in-reply.server";
import { smsAgain, smsWanted } from "./sms.server";
import { loginSubject } from "./subject";
import { postedSignInStep } from "./ways";

/** Intents of the sign-in page (SES-03, SES-04): a first step or a code, another message, giving up. */
export const signInIntents: Intents<SignInReply> = {
  default: signInPosted,
  resend: smsAgain,
  cancel: stepGivenUp,
};

function signInPosted(post: Post): Promise<ActionResult<SignInReply>> {
  switch (postedSignInStep(post.form, post.context.url.searchParams)) {
    case "login":
      return loginPosted(post);
    case "phone":
      return phonePosted(post);
    case "sms":
      return smsWanted(post);
    case "code":
      return codePosted(post);
  }
}

async function loginPosted(post: Post): Promise<ActionResult<SignInReply>> {
  const submission = parseWithZod(post.form, { schema: byLogin });
  if (submission.status !== "success") return refuse(submission, 422);
  const { login, password, save } = submission.value;
  const answer = await signIn(post.context.platform, {
    login,
    password,
    save,
    device: deviceOf(post.request),
  });
  return outcomeOf(post, answer, { submission, keep: save, subject: loginSubject(login) ?? login });
}

async function phonePosted(post: Post): Promise<ActionResult<SignInReply>> {
  const submission = parseWithZod(post.form, { schema: byPhone });
  if (submission.status !== "success") return refuse(submission, 422);
  const { phone_code, phone_number, password, save } = submission.value;
  const phone = phoneOf(phone_code, phone_number);
  if (!phone) return refuse(submission, 422);
  const answer = await signIn(post.context.platform, {
    phone,
    password,
    save,
    device: deviceOf(post.request),
  });
  return outcomeOf(post, answer, { submission, keep: save, subject: e164(phone) });
}

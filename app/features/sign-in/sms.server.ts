import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { e164, type Phone, phoneOf } from "~/domain/session/phone";
import type { ActionResult, Post } from "~/features/gate/action.server";
import { savePendingSignIn } from "~/features/session/session.server";
import { sendSms } from "~/platform/auth/codes.server";
import { livePending } from "./pending.server";
import { bySms } from "./sign-in-fields.server";
import {
  refuse,
  type SignInReply,
  type Submitted,
  samePage,
  stepLifeMs,
} from "./sign-in-reply.server";

interface Message {
  readonly keep: boolean;
  readonly isRepeat: boolean;
}

/** Requests an SMS code; the reply is the same whether or not the number belongs to a player (SEC-07). */
export async function smsWanted(post: Post): Promise<ActionResult<SignInReply>> {
  const submission = parseWithZod(post.form, { schema: bySms });
  if (submission.status !== "success") return refuse(submission, 422);
  const { phone_code, phone_number, save } = submission.value;
  const phone = phoneOf(phone_code, phone_number);
  if (!phone) return refuse(submission, 422);
  return send(post, submission, phone, { keep: save, isRepeat: false });
}

/** Sends another code to the same number; the previous code becomes invalid. */
export async function smsAgain(post: Post): Promise<ActionResult<SignInReply>> {
  const submission = parseWithZod(post.form, { schema: z.object({}) });
  const pending = await livePending(post.context, post.request);
  if (!pending?.sent) return refuse(submission, 422, "code-over");
  return send(post, submission, pending.sent, { keep: pending.keep, isRepeat: true });
}

async function send(
  post: Post,
  submission: Submitted,
  { code, number }: Phone,
  { keep, isRepeat }: Message,
): Promise<ActionResult<SignInReply>> {
  const { context, request } = post;
  const answer = await sendSms(context.platform, { code, number });
  switch (answer.kind) {
    case "sent":
      await savePendingSignIn(context.scope, request, {
        use: "sms",
        token: answer.token,
        until: context.now + stepLifeMs,
        subject: e164({ code, number }),
        sent: { code, number, again: context.now + answer.waitS * 1000, isRepeat },
        keep,
      });
      return { kind: "go", to: samePage(post) };
    case "too-soon":
      return refuse(submission, 422, "too-soon", answer.waitS);
    case "captcha":
      return refuse(submission, 403, "captcha");
    case "refused":
      return refuse(submission, 422, answer.code === "locked" ? "locked" : "unavailable");
    case "unavailable":
      return refuse(submission, 503, "unavailable");
  }
}

import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { PostLimit, PostLimits } from "~/features/gate/action.server";
import { type PostRule, postRules } from "~/server/post-limits.server";
import { e164, phoneOf } from "./phone";
import { type SignInReply, secretFields } from "./sign-in-reply.server";
import { loginSubject } from "./subject";
import { type SignInStep, stepOf } from "./ways";

/** What is counted for whom (SEC-07); a number or login counts whether or not it is anybody's. */
const limits: Readonly<Record<SignInStep | "resend", PostLimit<SignInReply>>> = {
  login: limit(postRules.signIn, (form) => loginSubject(textOf(form, "login"))),
  phone: limit(postRules.signIn, dialled),
  sms: limit(postRules.smsSending, dialled),
  resend: limit(postRules.smsSending, (_form, { pending }) => pending?.subject ?? null),
  // A wrong code is a guess at the player of the step before: as many tokens as one gets, they are counted together.
  code: limit(postRules.signIn, (_form, { pending }) => pending?.subject ?? null),
};

/** The limits of the sign-in page's intents; giving up is free. */
export const signInLimits: PostLimits<SignInReply> = {
  default: (form, url) => limits[stepOf(form, url.searchParams)],
  resend: limits.resend,
};

function limit(rule: PostRule, subject: PostLimit<SignInReply>["subject"]): PostLimit<SignInReply> {
  return {
    rule,
    subject,
    refuse: (form, waitS) => ({
      ...parseWithZod(form, { schema: z.object({}) }).reply({
        hideFields: secretFields,
        formErrors: ["too-often"],
      }),
      // Told in minutes, and so the same for two who come a moment apart.
      waitS: Math.ceil(waitS / 60) * 60,
    }),
  };
}

function dialled(form: FormData): string | null {
  const phone = phoneOf(textOf(form, "phone_code").slice(0, 8), textOf(form, "phone_number").slice(0, 40));
  return phone && e164(phone);
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? "");
}

import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { parsePhone, toE164 } from "~/domain/session/phone";
import type { PostLimit, PostLimits } from "~/features/gate/post-limit.server";
import type { PostLimitRule } from "~/server/post-limits/rule.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { type RefusedSignInReply, secretSignInFields } from "./refused-sign-in-reply.server";
import { loginRateLimitSubject } from "./subject";
import { postedSignInStep, type SignInStep } from "./ways";

/**
 * The rate limit of each form of the sign-in page, with what its posts are counted by (SEC-07); a
 * number or login counts whether or not it belongs to a player.
 */
const limits: Readonly<Record<SignInStep | "resend", PostLimit<RefusedSignInReply>>> = {
  login: limit(postLimits.signIn, (form) => loginRateLimitSubject(textOf(form, "login"))),
  phone: limit(postLimits.signIn, dialled),
  sms: limit(postLimits.smsSending, dialled),
  // A code names nobody; its alphabet and its minute are what keeps it from being guessed.
  device: limit(postLimits.signIn, () => null),
  resend: limit(postLimits.smsSending, (_form, { pending }) => pending?.subject ?? null),
  // A wrong code counts for the player who passed the password step, whatever token the code belongs to: signing in again
  // gives no further tries.
  code: limit(postLimits.signIn, (_form, { pending }) => pending?.subject ?? null),
};

/** Rate limits of the sign-in page's intents; the intent `cancel` has none. */
export const signInLimits: PostLimits<RefusedSignInReply> = {
  default: (form, url) => limits[postedSignInStep(form, url.searchParams)],
  resend: limits.resend,
  social: limit(postLimits.socialSignIn, () => null),
  "one-tap": limit(postLimits.socialSignIn, () => null),
  token: limit(postLimits.socialSignIn, () => null),
};

function limit(
  rule: PostLimitRule,
  subject: PostLimit<RefusedSignInReply>["subject"],
): PostLimit<RefusedSignInReply> {
  return {
    rule,
    subject,
    refuse: (form, waitS) => ({
      ...parseWithZod(form, { schema: z.object({}) }).reply({
        hideFields: secretSignInFields,
        formErrors: ["too-often"],
      }),
      // Rounded up to minutes, so that two requests shortly after each other see the same time.
      waitS: Math.ceil(waitS / 60) * 60,
    }),
  };
}

function dialled(form: FormData): string | null {
  const phone = parsePhone(
    textOf(form, "phone_code").slice(0, 8),
    textOf(form, "phone_number").slice(0, 40),
  );
  return phone && toE164(phone);
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? "");
}

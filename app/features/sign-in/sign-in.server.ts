import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { parseDialledPhone } from "~/domain/session/dialled-phone.server";
import { parsePhone, toE164 } from "~/domain/session/phone";
import type { ActionResult, FormPost, IntentHandlers } from "~/features/gate/form-post.server";
import type { RealityCheckAndAgeGuard } from "~/features/gate/play-guard.server";
import type { PostLimit, PostLimits } from "~/features/gate/post-limit.server";
import { signInByPassword } from "~/platform/services/auth/client.server";
import type { PostLimitRule } from "~/server/post-limits/rule.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { cancelCodeStepPosted, signInCodePosted } from "./code-step.server";
import { deviceCodePosted } from "./device.server";
import {
  type RefusedSignInReply,
  refuseSignIn,
  secretSignInFields,
} from "./refused-sign-in-reply.server";
import { loginSignInSchema, phoneSignInSchema } from "./sign-in-fields.server";
import { finishSignInPost } from "./sign-in-steps.server";
import { resendSmsPosted, sendSmsPosted } from "./sms.server";
import { prepareSocialAuthorizationUrl } from "./social/authorization.server";
import { oneTapPosted } from "./social/one-tap.server";
import { urlSignInTokenPosted } from "./social/token.server";
import { loginRateLimitSubject } from "./subject";
import { postedSignInStep, type SignInStep } from "./ways";

/** Intents of the sign-in page (SES-03, SES-04): a first step or a code, another message, giving up. */
export const signInIntents: IntentHandlers<RefusedSignInReply> = {
  default: signInPosted,
  resend: resendSmsPosted,
  cancel: cancelCodeStepPosted,
  // A social network's page (SES-12), one-tap sign-in (SES-15), a token in an address (SES-04).
  social: socialSignInPosted,
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

/** Starts a sign-in by a social network: leads to its page (SES-12). Networks that config lacks are refused. */
async function socialSignInPosted(post: FormPost): Promise<ActionResult<RefusedSignInReply>> {
  const name = String(post.form.get("provider") ?? "");
  const to = await prepareSocialAuthorizationUrl(post.context, post.request, {
    provider: name,
    returnUrl: String(post.form.get("returnUrl") ?? ""),
  });
  return to === null ? refuseSignIn(bare(post), 422, "unavailable") : { kind: "go", to };
}

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

/** Blocks posts that sign in until the age gate is confirmed, where the site has one (POP-05). */
export const signInAgeGateGuard: RealityCheckAndAgeGuard<RefusedSignInReply> = {
  intents: ["default", "resend", "social", "one-tap", "token"],
  refuse: (form, first) =>
    parseWithZod(form, { schema: z.object({}) }).reply({
      hideFields: secretSignInFields,
      formErrors: [first],
    }),
  keep: async ({ context: { url } }) => url.pathname + url.search,
};

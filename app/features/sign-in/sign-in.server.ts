import { z } from "zod";
import { parseDialledPhone } from "~/domain/session/dialled-phone.server";
import { parsePhone, toE164 } from "~/domain/session/phone";
import { type FormEvents, mayRecord } from "~/features/analytics/record.server";
import {
  declareForm,
  type FormResult,
  refuseWith,
  type UnreadPost,
} from "~/features/forms/declare.server";
import { textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { savePendingSignIn } from "~/features/session/pending-sign-in.server";
import { updateSessionCookie } from "~/features/session/session.server";
import { signInByPassword } from "~/platform/services/auth/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { signInCodePosted } from "./code-step.server";
import { deviceCodePosted } from "./device.server";
import {
  deviceSignInSchema,
  loginSignInSchema,
  phoneSignInSchema,
  returnUrl,
  smsSignInSchema,
} from "./sign-in-fields.server";
import { finishSignInPost, signInPageAddress } from "./sign-in-steps.server";
import { resendSmsPosted, sendSmsPosted } from "./sms.server";
import { prepareSocialAuthorizationUrl } from "./social/authorization.server";
import { oneTapPosted } from "./social/one-tap.server";
import { urlSignInTokenPosted } from "./social/token.server";
import { loginRateLimitSubject } from "./subject";
import { type SignInWay, signInWayOf } from "./ways";

const screen = "login";
/** The age comes first, where the site asks for it (POP-05). */
const isPlay = true;

const isOfWay =
  (way: SignInWay) =>
  ({ url }: Pick<UnreadPost, "url">) =>
    signInWayOf(url.searchParams) === way;

/** A number or login counts whether or not it belongs to a player (SEC-07). */
const byLogin = ({ typed }: UnreadPost) => loginRateLimitSubject(typed["login"] ?? "");

function byPhone({ typed }: UnreadPost): string | null {
  const text = (name: string, most: number) => (typed[name] ?? "").slice(0, most);
  const phone = parsePhone(text("phone_code", 8), text("phone_number", 40));
  return phone && toE164(phone);
}

/**
 * A wrong code counts for the player who passed the password step, whatever token the code belongs to: signing in again
 * gives no further tries.
 */
const byPendingSignIn = ({ session }: UnreadPost) => session.pending?.subject ?? null;

const byAddress = () => null;

/** Events of a try to sign in; `way` null = the way that the address names. */
const loginEvents = (way: string | null): FormEvents => ({
  name: "login",
  fields: ({ url, session }) => ({
    way: way ?? signInWayOf(url.searchParams),
    attempt: (session.signInTries ?? 0) + 1,
  }),
});

/** A try to sign in: a refused one counts for the events of the next, until one succeeds. */
const countTry =
  <Value>(run: (value: Value, post: FormPost) => Promise<FormResult>) =>
  async (value: Value, post: FormPost): Promise<FormResult> => {
    const result = await run(value, post);
    if (!result.ok && mayRecord(post.context.consent))
      await updateSessionCookie(post.context.scope, post.request, (session) => ({
        ...session,
        signInTries: Math.min(mostCountedTries, (session.signInTries ?? 0) + 1),
      }));
    return result;
  };

const mostCountedTries = 999;

/** The code that the sign-in waits for: a form with a code is this one, whatever else it has (docs/forms.md). */
const codeForm = declareForm({
  ...{ screen, isPlay },
  takes: ({ typed }) => "code" in typed,
  fields: z.object({ code: textField(256), returnUrl }),
  rule: postLimits.signIn,
  subject: byPendingSignIn,
  events: loginEvents(null),
  run: countTry(signInCodePosted),
});

const loginForm = declareForm({
  ...{ screen, isPlay },
  takes: isOfWay("login"),
  fields: loginSignInSchema,
  rule: postLimits.signIn,
  subject: byLogin,
  events: loginEvents("login"),
  run: countTry(async ({ login, password, save, returnUrl }, post) => {
    const answer = await signInByPassword(post.context.platform, { login, password, save });
    const subject = loginRateLimitSubject(login) ?? login;
    return finishSignInPost(post, answer, { keep: save, subject, returnUrl });
  }),
});

const phoneForm = declareForm({
  ...{ screen, isPlay },
  takes: isOfWay("phone"),
  fields: phoneSignInSchema,
  rule: postLimits.signIn,
  subject: byPhone,
  events: loginEvents("phone"),
  run: countTry(async ({ phone_code, phone_number, password, save, returnUrl }, post) => {
    const phone = parseDialledPhone(phone_code, phone_number);
    if (!phone) return refuseWith("phone", { field: "phone_number" });
    const answer = await signInByPassword(post.context.platform, { phone, password, save });
    return finishSignInPost(post, answer, { keep: save, subject: toE164(phone), returnUrl });
  }),
});

const smsForm = declareForm({
  ...{ screen, isPlay },
  takes: isOfWay("sms"),
  fields: smsSignInSchema,
  rule: postLimits.smsSending,
  subject: byPhone,
  events: "login_sms",
  run: sendSmsPosted,
});

const deviceForm = declareForm({
  ...{ screen, isPlay },
  takes: isOfWay("device"),
  fields: deviceSignInSchema,
  rule: postLimits.signIn,
  // A code names nobody; its alphabet and its minute are what keeps it from being guessed.
  subject: byAddress,
  events: loginEvents("device"),
  run: countTry(deviceCodePosted),
});

const resendForm = declareForm({
  ...{ screen, isPlay, intent: "resend" },
  fields: z.object({ returnUrl }),
  rule: postLimits.smsSending,
  subject: byPendingSignIn,
  events: "login_sms_resend",
  run: ({ returnUrl }, post) => resendSmsPosted(returnUrl, post),
});

/**
 * Forgets the sign-in that waits for a code and leads back to the ways to sign in, without a call
 * to the platform.
 */
const cancelForm = declareForm({
  ...{ screen, intent: "cancel" },
  fields: z.object({ returnUrl }),
  events: "login_cancel",
  run: async ({ returnUrl }, { context, request }) => {
    await savePendingSignIn(context.scope, request, null);
    return { ok: true, to: signInPageAddress(context, returnUrl) };
  },
});

/** Starts a sign-in by a social network: leads to its page (SES-12). Networks that config lacks are refused. */
const socialForm = declareForm({
  ...{ screen, isPlay, intent: "social" },
  fields: z.object({ provider: z.string().default(""), returnUrl }),
  rule: postLimits.socialSignIn,
  subject: byAddress,
  events: loginEvents("social"),
  run: async (wanted, { context, request }) => {
    const to = await prepareSocialAuthorizationUrl(context, request, wanted);
    return to === null ? refuseWith("unavailable") : { ok: true, to, event: null };
  },
});

/** One-tap sign-in (SES-15). */
const oneTapForm = declareForm({
  ...{ screen, isPlay, intent: "one-tap" },
  fields: z.object({ credential: z.string().default(""), returnUrl }),
  rule: postLimits.socialSignIn,
  subject: byAddress,
  events: loginEvents("one-tap"),
  run: countTry(oneTapPosted),
});

/** A token in an address (SES-04). */
const tokenForm = declareForm({
  ...{ screen, isPlay, intent: "token" },
  fields: z.object({
    method_id: z.string().default(""),
    token: z.string().default(""),
    sign: z.string().default(""),
    returnUrl,
  }),
  rule: postLimits.socialSignIn,
  subject: byAddress,
  events: loginEvents("token"),
  run: countTry(urlSignInTokenPosted),
});

/** Forms of the sign-in page (SES-03, SES-04): a first step or a code, another message, giving up, a network. */
export const signInForms = [
  codeForm,
  loginForm,
  phoneForm,
  smsForm,
  deviceForm,
  resendForm,
  cancelForm,
  socialForm,
  oneTapForm,
  tokenForm,
];

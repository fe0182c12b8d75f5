import type { z } from "zod";
import { parseDialledPhone } from "~/domain/session/dialled-phone.server";
import { type Phone, toE164 } from "~/domain/session/phone";
import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { savePendingSignIn } from "~/features/session/pending-sign-in.server";
import { requestSmsSignInCode } from "~/platform/services/auth/client.server";
import type { smsSignInSchema } from "./sign-in-fields.server";
import { findPendingSignIn, signInPageAddress, signInStepLifetimeMs } from "./sign-in-steps.server";

interface Message {
  readonly keep: boolean;
  readonly isRepeat: boolean;
  readonly returnUrl: string;
}

/** Requests an SMS code; the reply is the same whether or not the number belongs to a player (SEC-07). */
export async function sendSmsPosted(
  { phone_code, phone_number, save, returnUrl }: z.output<typeof smsSignInSchema>,
  post: FormPost,
): Promise<FormResult> {
  const phone = parseDialledPhone(phone_code, phone_number);
  if (!phone) return refuseWith("phone", { field: "phone_number" });
  return send(post, phone, { keep: save, isRepeat: false, returnUrl });
}

/** Sends another code to the same number; the previous code becomes invalid. */
export async function resendSmsPosted(returnUrl: string, post: FormPost): Promise<FormResult> {
  const pending = await findPendingSignIn(post.context, post.request);
  if (!pending?.sent) return refuseWith("code-over");
  return send(post, pending.sent, { keep: pending.keep, isRepeat: true, returnUrl });
}

async function send(
  { context, request }: FormPost,
  { code, number }: Phone,
  { keep, isRepeat, returnUrl }: Message,
): Promise<FormResult> {
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
      return { ok: true, to: signInPageAddress(context, returnUrl) };
    case "too-soon":
      return refuseWith("too-soon", { waitS: answer.waitS });
    case "refused":
      return refuseWith(answer.code === "locked" ? "locked" : "unavailable");
    default:
      return captchaOrUnavailable(answer);
  }
}

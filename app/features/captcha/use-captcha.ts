import { useActionData } from "@remix-run/react";
import type { RefusedFormCaptcha } from "./challenge";

/** What of a form's reply names its captcha; null = no reply. */
export type ReplyWithCaptcha = { readonly captcha?: RefusedFormCaptcha | undefined } | null;

/**
 * The captcha that the page's last post came back with, for a form by its intent; null = none (PLT-04). `own`: the last
 * reply of a form that posts beside its page; absent = the page's.
 */
export function useCaptcha(intent = "default", own?: ReplyWithCaptcha): RefusedFormCaptcha | null {
  // Any action may come back with one (`features/gate/captcha-step.server.ts`).
  const ofPage = useActionData<ReplyWithCaptcha>();
  const challenge = (own === undefined ? ofPage : own)?.captcha;
  return challenge && challenge.intent === intent ? challenge : null;
}

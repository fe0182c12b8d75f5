import { useActionData } from "@remix-run/react";
import type { RefusedFormCaptcha } from "./challenge";

/** The captcha that the page's last post came back with, for a form by its intent; null = none (PLT-04). */
export function useCaptcha(intent = "default"): RefusedFormCaptcha | null {
  // Any action may come back with one (`features/gate/captcha-step.server.ts`).
  const reply = useActionData<{ readonly captcha?: RefusedFormCaptcha } | null>();
  const challenge = reply?.captcha;
  return challenge && challenge.intent === intent ? challenge : null;
}

import { storePostedCaptcha } from "~/platform/services/captcha/asked.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import { captchaFieldNames } from "./challenge";

/** Passes the posted captcha answer on to the platform calls of this request. */
export function passCaptchaToCalls(platform: PlatformScope, form: FormData): void {
  const [id, answer] = [
    postedCaptchaText(form, captchaFieldNames.id),
    postedCaptchaText(form, captchaFieldNames.answer).trim(),
  ];
  if (wantsNewCaptcha(form)) storePostedCaptcha(platform, { kind: "another" });
  else if (id !== "" && answer !== "") storePostedCaptcha(platform, { kind: "answer", id, answer });
}

/** Whether the post only wants another picture: it has no other effect and counts for no limit but the captcha's. */
export function wantsNewCaptcha(form: FormData): boolean {
  return form.has(captchaFieldNames.another);
}

/** Whether the posted form had a captcha. */
export function hadCaptcha(form: FormData): boolean {
  return form.has(captchaFieldNames.id);
}

export function postedCaptchaText(form: FormData, name: string): string {
  return String(form.get(name) ?? "").slice(0, 64);
}

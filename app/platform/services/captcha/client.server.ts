import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { captchaCalls } from "./calls.server";
import type { CaptchaPurpose } from "./wire.server";

/** A captcha to be answered. */
export interface Captcha {
  readonly id: string;
  /** An SVG document. */
  readonly picture: string;
  readonly question: string;
  /** How long it can be answered, s. */
  readonly secondsLeft: number;
}

/** Loads a new captcha: for a purpose, or in place of one that was shown (SES-16). */
export async function loadNewCaptcha(
  scope: PlatformScope,
  of: { readonly purpose: CaptchaPurpose } | { readonly id: string },
): Promise<Answer<Captcha>> {
  const reply = await call(scope, captchaCalls.update, { query: { ...of } });
  return mapReply(reply, ({ captcha: { id, picture, question }, time }) => ({
    id,
    picture,
    question,
    secondsLeft: time,
  }));
}

/** Time for which a captcha can still be answered, s; 0 = expired or used (SES-16). */
export async function loadCaptchaSecondsLeft(
  scope: PlatformScope,
  id: string,
): Promise<Answer<number>> {
  return mapReply(await call(scope, captchaCalls.status, { query: { id } }), ({ time }) => time);
}

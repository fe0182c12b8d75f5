import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import { queryPolicy } from "../../transport/policy.server";
import type { PlatformScope } from "../../transport/scope.server";
import { type CaptchaPurpose, captchaStatusReplyWire, captchaUpdateReplyWire } from "./wire.server";

/** A captcha to be answered. */
export interface Captcha {
  readonly id: string;
  /** An SVG document. */
  readonly picture: string;
  readonly question: string;
  /** How long it can be answered, s. */
  readonly secondsLeft: number;
}

const updatePolicy = queryPolicy("captcha.update", "none", { timeoutMs: 3000 });
const timePolicy = queryPolicy("captcha.gettime", "none", { timeoutMs: 2000 });

/** Loads a new captcha: for a purpose, or in place of one that was shown (SES-16). */
export async function loadNewCaptcha(
  scope: PlatformScope,
  of: { readonly purpose: CaptchaPurpose } | { readonly id: string },
): Promise<Answer<Captcha>> {
  const input = { path: "/captcha/update", query: { ...of } };
  const reply = await call(scope, updatePolicy, input, captchaUpdateReplyWire);
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
  const input = { path: "/captcha/gettime", query: { id } };
  return mapReply(await call(scope, timePolicy, input, captchaStatusReplyWire), ({ time }) => time);
}

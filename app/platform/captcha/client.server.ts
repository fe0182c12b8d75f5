import { type Answer, answer } from "../failure.server";
import { reading } from "../policy.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { type CaptchaPurpose, captchaReplyWire, captchaUpdateReplyWire } from "./wire.server";

/** A captcha to be answered. */
export interface Captcha {
  readonly id: string;
  /** An SVG document. */
  readonly picture: string;
  readonly question: string;
  /** How long it can be answered, s. */
  readonly secondsLeft: number;
}

const updatePolicy = reading("captcha.update", "none", { timeoutMs: 3000 });
const timePolicy = reading("captcha.gettime", "none", { timeoutMs: 2000 });

/** Another captcha: of a purpose, or of the purpose of one that was shown (SES-16). */
export async function nextCaptcha(
  scope: PlatformScope,
  of: { readonly purpose: CaptchaPurpose } | { readonly id: string },
): Promise<Answer<Captcha>> {
  const input = { path: "/captcha/update", query: { ...of } };
  const reply = await call(scope, updatePolicy, input, captchaUpdateReplyWire);
  return answer(reply, ({ captcha: { id, picture, question }, time }) => ({
    id,
    picture,
    question,
    secondsLeft: time,
  }));
}

/** How long a captcha can still be answered, s; 0 = it is over or used (SES-16). */
export async function captchaTime(scope: PlatformScope, id: string): Promise<Answer<number>> {
  const input = { path: "/captcha/gettime", query: { id } };
  return answer(await call(scope, timePolicy, input, captchaReplyWire), ({ time }) => time);
}

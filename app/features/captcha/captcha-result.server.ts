import { recordAnalyticsEvent } from "~/platform/services/analytics/client.server";
import { wasCaptchaAnswerRight } from "~/platform/services/captcha/asked.server";
import type { PlatformScope } from "~/platform/transport/scope.server";

/** Events of an answered captcha (PLT-04). */
const events = {
  right: { id: 10190, name: "captcha_success" },
  wrong: { id: 10191, name: "captcha_fail" },
} as const;

/**
 * Reports to analytics whether the captcha of this request was answered right; nothing if none was
 * (PLT-04).
 */
export function sendCaptchaResultToAnalytics(platform: PlatformScope): void {
  const isRight = wasCaptchaAnswerRight(platform);
  if (isRight !== null) recordAnalyticsEvent(platform, isRight ? events.right : events.wrong);
}

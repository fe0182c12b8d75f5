import { analyticsCalls } from "../../services/analytics/calls.server";
import { anonymousStep, type CheckStep } from "./step.server";
import { anonymousCouponReadSteps } from "./steps/anonymous-bets.server";
import { captchaSteps } from "./steps/captcha.server";
import { refusedSignInSteps } from "./steps/sign-in.server";
import { refusedSocialSignInSteps } from "./steps/social.server";
import { pageStartUpSteps } from "./steps/start-up.server";
import { unknownTokenSteps } from "./steps/unknown-tokens.server";

const noEvent = anonymousStep(analyticsCalls.events, {
  ask: () => ({ params: { key: "check" }, query: { whence: 55, lang: "en" }, json: [] }),
  expected: [400],
});

/**
 * Requests that need no player. Reads must be answered; writes name an unknown token, key or
 * player, and must be refused.
 */
export const anonymousSteps: readonly CheckStep[] = [
  ...pageStartUpSteps,
  ...captchaSteps,
  ...refusedSignInSteps,
  ...refusedSocialSignInSteps,
  noEvent,
  ...unknownTokenSteps,
  ...anonymousCouponReadSteps,
];

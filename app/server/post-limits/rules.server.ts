import { accountPostLimits } from "./account-rules.server";
import { gamePostLimits } from "./game-rules.server";
import { supportAndSharedCouponPostLimits } from "./message-rules.server";
import { moneyPostLimits } from "./money-rules.server";
import { signInSmsAndCaptchaPostLimits } from "./sign-in-rules.server";

/**
 * Rate limits of all posts; docs/operating.md gives the reasons. An address may be a campus or a
 * mobile network, hence its limit is ten times higher.
 */
export const postLimits = {
  ...signInSmsAndCaptchaPostLimits,
  ...accountPostLimits,
  ...moneyPostLimits,
  ...gamePostLimits,
  ...supportAndSharedCouponPostLimits,
} as const;

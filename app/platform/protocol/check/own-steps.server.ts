import type { CheckStep } from "./step.server";
import { ownAccountSteps } from "./steps/own-account.server";
import { ownCouponSteps } from "./steps/own-coupons.server";
import { ownLimitPaymentAndBonusSteps } from "./steps/own-money.server";

/** Reads of the test player. Unknown ids must be refused. */
export const testPlayerReadSteps: readonly CheckStep[] = [
  ...ownAccountSteps,
  ...ownLimitPaymentAndBonusSteps,
  ...ownCouponSteps,
];

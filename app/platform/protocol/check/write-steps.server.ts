import type { CheckStep } from "./step.server";
import { bettingSteps } from "./steps/betting.server";
import { cashOutSteps } from "./steps/cash-out.server";
import { otherDeviceSignInSteps } from "./steps/device.server";
import { paymentSteps } from "./steps/payments.server";
import { funGameLaunchAndSeedSteps } from "./steps/playing.server";
import { refusedRequestSteps } from "./steps/refused-orders.server";
import { sharingSteps } from "./steps/sharing.server";
import { harmlessWriteSteps } from "./steps/standing.server";

/**
 * Writes of the test player: small amounts, and changes that can be repeated. None of them excludes
 * the player.
 */
export const writeSteps: readonly CheckStep[] = [
  ...harmlessWriteSteps,
  ...refusedRequestSteps,
  ...otherDeviceSignInSteps,
  ...paymentSteps,
  ...bettingSteps,
  ...cashOutSteps,
  ...sharingSteps,
  ...funGameLaunchAndSeedSteps,
];

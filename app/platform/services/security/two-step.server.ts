import type { PlatformScope } from "../../transport/scope.server";
import { encodeBase64 } from "../auth/encoded.server";
import { securityCalls } from "./calls.server";
import { changeSecurity, passwordProofField } from "./change.server";

/**
 * Starts to set up the second step, which is on only after `turnOnTwoStep`; `password` "" = the
 * session may be confirmed already.
 */
export function startTwoStepSetUp(scope: PlatformScope, password: string) {
  return changeSecurity(scope, securityCalls.startTwoStep, { json: passwordProofField(password) });
}

export function turnOnTwoStep(scope: PlatformScope, code: string) {
  return changeSecurity(scope, securityCalls.turnOnTwoStep, { json: { code } });
}

/** Confirms that the player has saved his recovery codes. */
export function confirmRecoveryCodesSaved(scope: PlatformScope) {
  return changeSecurity(scope, securityCalls.recoveryCodesSaved);
}

export function turnOffTwoStep(scope: PlatformScope, password: string, code: string) {
  return changeSecurity(scope, securityCalls.turnOffTwoStep, {
    json: { password: encodeBase64(password), code },
  });
}

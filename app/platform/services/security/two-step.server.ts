import type { PlatformScope } from "../../transport/scope.server";
import { encodeBase64 } from "../auth/encoded.server";
import { passwordProofField, postSecurityChange } from "./change.server";

/**
 * Starts to set up the second step, which is on only after `turnOnTwoStep`; `password` "" = the
 * session may be confirmed already.
 */
export function startTwoStepSetUp(scope: PlatformScope, password: string) {
  return postSecurityChange(scope, "two-step/start", passwordProofField(password));
}

export function turnOnTwoStep(scope: PlatformScope, code: string) {
  return postSecurityChange(scope, "two-step", { code });
}

/** Confirms that the player has saved his recovery codes. */
export function confirmRecoveryCodesSaved(scope: PlatformScope) {
  return postSecurityChange(scope, "two-step/saved", {});
}

export function turnOffTwoStep(scope: PlatformScope, password: string, code: string) {
  return postSecurityChange(scope, "two-step/off", { password: encodeBase64(password), code });
}

import { encodeBase64 } from "../auth/encoded.server";
import type { PlatformScope } from "../scope.server";
import { changeSecurity, passwordProof } from "./change.server";

/** Starts turning on the second step; `password` "" = the session may have proved enough. */
export function startTwoStep(scope: PlatformScope, password: string) {
  return changeSecurity(scope, "two-step/start", passwordProof(password));
}

export function turnOnTwoStep(scope: PlatformScope, code: string) {
  return changeSecurity(scope, "two-step", { code });
}

/** Confirms that the player has saved his recovery codes. */
export function confirmRecoveryCodesSaved(scope: PlatformScope) {
  return changeSecurity(scope, "two-step/saved", {});
}

export function turnOffTwoStep(scope: PlatformScope, password: string, code: string) {
  return changeSecurity(scope, "two-step/off", { password: encodeBase64(password), code });
}

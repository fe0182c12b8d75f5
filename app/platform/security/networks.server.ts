import type { SocialProvider } from "~/domain/social/providers";
import { encodeBase64 } from "../auth/encoded.server";
import type { PlatformScope } from "../scope.server";
import { changeSecurity, passwordProof } from "./change.server";

/**
 * Confirms the player before a network is connected; `password` "" = the session may be confirmed
 * already.
 */
export function startNetworkConnection(scope: PlatformScope, password: string) {
  return changeSecurity(scope, "networks/start", passwordProof(password));
}

/** Connects the identity of a network's confirmation (SES-12). Refused with `taken` where another player has it. */
export function connectNetwork(scope: PlatformScope, network: SocialProvider, token: string) {
  return changeSecurity(scope, "networks", { login: network, pass: token });
}

/** Disconnects a network; the password proves that the player can still sign in. */
export function disconnectNetwork(scope: PlatformScope, network: SocialProvider, password: string) {
  return changeSecurity(scope, "networks/off", {
    login: network,
    password: encodeBase64(password),
  });
}

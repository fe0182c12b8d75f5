import type { SocialProvider } from "~/domain/social/providers";
import type { PlatformScope } from "../../transport/scope.server";
import { encodeBase64 } from "../auth/encoded.server";
import { securityCalls } from "./calls.server";
import { changeSecurity, passwordProofField } from "./change.server";

/**
 * Confirms by the password that the player himself wants to connect a network; connects nothing
 * yet. `password` "" = the session may be confirmed already.
 */
export function confirmPlayerBeforeSocialConnect(scope: PlatformScope, password: string) {
  return changeSecurity(scope, securityCalls.startNetwork, { json: passwordProofField(password) });
}

/**
 * Connects the identity that a social network has confirmed to the player (SES-12). Refused with
 * `taken` where another player has it.
 */
export function connectSocialNetwork(scope: PlatformScope, network: SocialProvider, token: string) {
  return changeSecurity(scope, securityCalls.addNetwork, { json: { login: network, pass: token } });
}

/** Disconnects a social network from the player; the password proves that he can still sign in. */
export function disconnectSocialNetwork(
  scope: PlatformScope,
  network: SocialProvider,
  password: string,
) {
  return changeSecurity(scope, securityCalls.removeNetwork, {
    json: {
      login: network,
      password: encodeBase64(password),
    },
  });
}

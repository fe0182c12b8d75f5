import type { SocialProvider } from "~/domain/social/providers";
import { call } from "../../transport/call.server";
import type { Failure } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { socialCalls } from "./calls.server";
import {
  acceptSignInAndDropGuestAnswers,
  deviceFingerprintData,
  type SignInAccepted,
  type SignInFailure,
  type StaySignedInChoice,
  toSignInFailure,
} from "./client.server";
import { socialRefusalWire, unregisteredIdentityRefusalWire } from "./social-wire.server";

/** The identity that a network has confirmed; its `token` signs in or registers, once. */
export interface ConfirmedSocialIdentity {
  readonly token: string;
  readonly nonce: string;
  readonly name: string;
  /** "" = not told. */
  readonly email: string;
}

/** A refusal with the details of the platform's errors, one per line (SES-13); "" = none were given. */
export interface SocialRefused {
  readonly kind: "social-refused";
  readonly details: string;
}

/**
 * Exchanges a network's authorization code for the identity that the network confirms (SES-04
 * "oAuth").
 */
export async function exchangeSocialCode(
  scope: PlatformScope,
  order: {
    readonly provider: SocialProvider;
    readonly code: string;
    readonly verifier: string;
    readonly redirectUri: string;
  },
): Promise<
  ({ readonly kind: "confirmed" } & ConfirmedSocialIdentity) | SocialRefused | SignInFailure
> {
  const { provider, code, verifier, redirectUri } = order;
  const json = { provider, code, code_verifier: verifier, redirect_uri: redirectUri };
  const reply = await call(scope, socialCalls.exchangeCode, { json });
  if (!reply.ok) return toSocialRefusal(reply.failure);
  const { nonce, name, email } = reply.data.claims;
  return { kind: "confirmed", token: reply.data.token, nonce, name, email };
}

/** Signs in with a network's confirmation (SES-04 "Social"). `unknown` = its identity has no player yet. */
export async function signInBySocialNetwork(
  scope: PlatformScope,
  order: StaySignedInChoice & { readonly provider: SocialProvider; readonly token: string },
): Promise<SignInAccepted | { readonly kind: "unknown" } | SocialRefused | SignInFailure> {
  const { provider, token, save } = order;
  const json = {
    login: provider,
    pass: token,
    save,
    lng: scope.lng,
    device: deviceFingerprintData(scope),
  };
  const reply = await call(scope, socialCalls.signIn, { json });
  if (reply.ok) return acceptSignInAndDropGuestAnswers(scope, reply.data);
  const { failure } = reply;
  if (failure.kind === "refused" && failure.status === 404) return { kind: "unknown" };
  return toSocialRefusal(failure);
}

/**
 * Signs in by a token in an address (SES-04 "by token"). `unknown` = its identity has no player yet; the name
 * and the e-mail address ("" = not told) are what a registration begins with.
 */
export async function signInByUrlToken(
  scope: PlatformScope,
  order: StaySignedInChoice & {
    readonly methodId: string;
    readonly token: string;
    readonly sign: string;
  },
): Promise<
  | SignInAccepted
  | { readonly kind: "unknown"; readonly name: string; readonly email: string }
  | SocialRefused
  | SignInFailure
> {
  const { methodId, token, sign, save } = order;
  const device = deviceFingerprintData(scope);
  const json = { method_id: methodId, token, sign, save, lng: scope.lng, device };
  const reply = await call(scope, socialCalls.signInByToken, { json });
  if (reply.ok) return acceptSignInAndDropGuestAnswers(scope, reply.data);
  const { failure } = reply;
  const person =
    failure.kind === "refused" ? unregisteredIdentityRefusalWire.safeParse(failure.body) : null;
  if (person?.success) return { ...person.data, kind: "unknown" };
  return toSocialRefusal(failure);
}

export function toSocialRefusal(failure: Failure): SocialRefused | SignInFailure {
  const words = failure.kind === "refused" ? socialRefusalWire.safeParse(failure.body) : null;
  if (!words?.success) return toSignInFailure(failure);
  return { kind: "social-refused", details: words.data.errors.map((one) => one.detail).join("\n") };
}

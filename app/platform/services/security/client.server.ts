import type { z } from "zod";
import { type ActivationLevel, parseActivationLevel } from "~/domain/accounts/activation";
import type { EnabledProtectionMethods } from "~/domain/accounts/protection";
import type { Phone } from "~/domain/session/phone";
import type { SecretQuestion } from "~/domain/session/questions";
import { isSocialProvider, type SocialProvider } from "~/domain/social/providers";
import type { ShellCall } from "../../define-call.server";
import { call, type StatedInput } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import {
  type CodeRefusal,
  type CodeSendResult,
  toCodeRefusal,
  toCodeSendResult,
} from "../auth/code-answers.server";
import { encodeBase64 } from "../auth/encoded.server";
import { dropMemoised, memoised } from "../memo.server";
import { securityCalls } from "./calls.server";
import type { accountSecurityReplyWire, securityChangeReplyWire } from "./wire.server";

/**
 * A sign-in of the player, also that of an `OpenSession`; `at` is ms since epoch. A device or country
 * of "" is unknown.
 */
export interface PastSignIn {
  readonly at: number;
  readonly device: string;
  readonly country: string;
}
export interface OpenSession extends PastSignIn {
  readonly number: number;
  readonly seenAt: number;
  readonly isOwn: boolean;
}

/**
 * What protects the player's account: methods, password age, telephone and e-mail address, open
 * sessions and past sign-ins (OFC-03).
 */
export interface AccountSecurity {
  /** A change needs no password just now. */
  readonly isConfirmed: boolean;
  /** Percent; null = nothing protects it (ACC-07). */
  readonly level: number | null;
  readonly methods: EnabledProtectionMethods;
  /** Days since the password was last chosen. */
  readonly passwordDays: number;
  readonly twoStep: {
    readonly isOn: boolean;
    /** Base 32 of an authenticator's secret that waits for its first code; null = none waits. */
    readonly secret: string | null;
    readonly newCodes: readonly string[] | null;
    readonly codesLeft: number;
  };
  /** null = none is proven. */
  readonly phone: Phone | null;
  /** "" = none is proven. */
  readonly email: string;
  readonly activation: ActivationLevel;
  /** News by e-mail are wanted (REG-08). */
  readonly wantsNews: boolean;
  readonly question: SecretQuestion | null;
  /** Social networks that sign the player in (SES-12). */
  readonly networks: readonly SocialProvider[];
  readonly sessions: readonly OpenSession[];
  readonly signIns: readonly PastSignIn[];
}

/** What protects the player's account, loaded each time and never cached. */
export async function loadAccountSecurity(scope: PlatformScope): Promise<Answer<AccountSecurity>> {
  return mapReply(await call(scope, securityCalls.read), translate);
}

function translate(wire: z.infer<typeof accountSecurityReplyWire>): AccountSecurity {
  const { phone, activation, networks, sessions, signIns } = wire;
  return {
    ...wire,
    phone: phone.number === "" ? null : phone,
    activation: parseActivationLevel(activation),
    networks: networks.filter(isSocialProvider),
    sessions: sessions.map(({ startedAt, seenAt, ...session }) => ({
      ...session,
      at: Date.parse(startedAt),
      seenAt: Date.parse(seenAt),
    })),
    signIns: signIns.map(({ at, ...visit }) => ({ ...visit, at: Date.parse(at) })),
  };
}

/** Result of a change of the player's security. `refused` carries the platform's code. */
export type SecurityChangeResult = { readonly kind: "done" } | CodeRefusal;

/** Calls that change the player's security: each answers only that it is done. */
type SecurityChange = ShellCall & { readonly reply: typeof securityChangeReplyWire };

/**
 * The field of a request that proves the player by the password; no field for "", as the session
 * may be confirmed already.
 */
export const passwordProofField = (password: string) =>
  password === "" ? {} : { password: encodeBase64(password) };

/** Makes a change of the player's security, and drops the player's data that this request has memoised. */
export async function changeSecurity<C extends SecurityChange>(
  scope: PlatformScope,
  definition: C,
  ...input: StatedInput<C>
): Promise<SecurityChangeResult> {
  const reply = await call(scope, definition, ...input);
  dropMemoised(scope, memoised.player);
  return reply.ok ? { kind: "done" } : toCodeRefusal(reply.failure);
}

/** Sets a new password; the old one proves who asks (OFC-03). */
export function changePassword(scope: PlatformScope, old: string, password: string) {
  return changeSecurity(scope, securityCalls.changePassword, {
    json: {
      old: encodeBase64(old),
      password: encodeBase64(password),
    },
  });
}

/** Sets the secret question and its answer; the password proves who asks (OFC-03). */
export function setSecretQuestion(
  scope: PlatformScope,
  {
    question,
    answer: text,
    password,
  }: { readonly question: SecretQuestion; readonly answer: string; readonly password: string },
) {
  return changeSecurity(scope, securityCalls.changeQuestion, {
    json: {
      question,
      answer: text,
      ...passwordProofField(password),
    },
  });
}

/** Ends one of the player's sessions by its number in the list, or all but the current one. */
export function endPlayerSessions(scope: PlatformScope, session: number | "others") {
  return changeSecurity(scope, securityCalls.endSessions, { json: { session } });
}

/** A telephone or an e-mail address that a code is sent to. */
export type NewContactAddress = { readonly phone: Phone } | { readonly email: string };

/** Asks for a code at a new address; the password proves who asks (OFC-03). */
export async function requestContactCode(
  scope: PlatformScope,
  address: NewContactAddress,
  password: string,
): Promise<CodeSendResult> {
  const proof = passwordProofField(password);
  return toCodeSendResult(
    "phone" in address
      ? await call(scope, securityCalls.bindPhone, {
          json: { phone_code: address.phone.code, phone_number: address.phone.number, ...proof },
        })
      : await call(scope, securityCalls.bindEmail, { json: { email: address.email, ...proof } }),
  );
}

export function submitContactCode(
  scope: PlatformScope,
  use: "phone" | "email",
  entered: { readonly token: string; readonly code: string },
) {
  const definition = use === "phone" ? securityCalls.confirmPhone : securityCalls.confirmEmail;
  return changeSecurity(scope, definition, { json: entered });
}

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

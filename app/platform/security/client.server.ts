import type { z } from "zod";
import { type ActivationLevel, parseActivationLevel } from "~/domain/accounts/activation";
import type { Protection } from "~/domain/accounts/protection";
import type { Phone } from "~/domain/session/phone";
import type { SecretQuestion } from "~/domain/session/questions";
import { isSocialProvider, type SocialProvider } from "~/domain/social/providers";
import {
  type CodeRefusal,
  type CodeSendResult,
  toCodeRefusal,
  toCodeSendResult,
} from "../auth/code-answers.server";
import { encodeBase64 } from "../auth/encoded.server";
import { type Answer, mapReply } from "../failure.server";
import { effectPolicy, queryPolicy } from "../policy.server";
import { dropMemoised } from "../scope/memo.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { bindSentWire, securityDoneWire, securityWire } from "./wire.server";

/** A session or a sign-in of the player; times are ms since epoch, "" = unknown. */
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

/** Security of the player's account (OFC-03). */
export interface AccountSecurity {
  /** A change needs no password just now. */
  readonly isConfirmed: boolean;
  /** Percent; null = nothing protects it (ACC-07). */
  readonly level: number | null;
  readonly methods: Protection;
  /** Days since the password was last chosen. */
  readonly passwordDays: number;
  readonly twoStep: {
    readonly isOn: boolean;
    /** Base 32 of the secret that waits for its first code. */
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

/** Result of a change. `refused` carries the platform's code. */
export type SecurityChangeResult = { readonly kind: "done" } | CodeRefusal;

const path = "/web-api/user/v1/security";
const readPolicy = queryPolicy("user.security", "bearer", {
  timeoutMs: 2000,
  retries: 1,
  retryDelayMs: 100,
});
const changePolicy = effectPolicy("user.security-change", "bearer", 8000);

/** The player's security, never cached. */
export async function loadSecurity(scope: PlatformScope): Promise<Answer<AccountSecurity>> {
  return mapReply(await call(scope, readPolicy, { path }, securityWire), translate);
}

export function changePassword(scope: PlatformScope, old: string, password: string) {
  return change(scope, "password", { old: encodeBase64(old), password: encodeBase64(password) });
}

/** `password` "" = the session may have proved enough. */
export function startTwoStep(scope: PlatformScope, password: string) {
  return change(scope, "two-step/start", proofOf(password));
}

export function turnOnTwoStep(scope: PlatformScope, code: string) {
  return change(scope, "two-step", { code });
}

/** Confirms that the player has saved his recovery codes. */
export function confirmRecoveryCodesSaved(scope: PlatformScope) {
  return change(scope, "two-step/saved", {});
}

export function turnOffTwoStep(scope: PlatformScope, password: string, code: string) {
  return change(scope, "two-step/off", { password: encodeBase64(password), code });
}

export function setQuestion(
  scope: PlatformScope,
  { question, answer: text, password }: Record<"question" | "answer" | "password", string>,
) {
  return change(scope, "question", { question, answer: text, ...proofOf(password) });
}

/**
 * Confirms the player before a network is connected; `password` "" = the session may be confirmed
 * already.
 */
export function startNetworkConnection(scope: PlatformScope, password: string) {
  return change(scope, "networks/start", proofOf(password));
}

/** Connects the identity of a network's confirmation (SES-12). Refused with `taken` where another player has it. */
export function connectNetwork(scope: PlatformScope, network: SocialProvider, token: string) {
  return change(scope, "networks", { login: network, pass: token });
}

/** Disconnects a network; the password proves that the player can still sign in. */
export function disconnectNetwork(scope: PlatformScope, network: SocialProvider, password: string) {
  return change(scope, "networks/off", { login: network, password: encodeBase64(password) });
}

/** Ends a session by its number, or all but this one. */
export function endSessions(scope: PlatformScope, session: number | "others") {
  return change(scope, "sessions/end", { session });
}

/** A telephone or an e-mail address that a code is sent to. */
export type NewAddress = { readonly phone: Phone } | { readonly email: string };

export async function requestAddressCode(
  scope: PlatformScope,
  address: NewAddress,
  password: string,
): Promise<CodeSendResult> {
  const [name, fields] =
    "phone" in address
      ? ["phone", { phone_code: address.phone.code, phone_number: address.phone.number }]
      : ["email", { email: address.email }];
  const json = { ...fields, ...proofOf(password) };
  const input = { method: "POST", path: `${path}/${name}`, json } as const;
  return toCodeSendResult(await call(scope, changePolicy, input, bindSentWire));
}

export function submitAddressCode(
  scope: PlatformScope,
  use: "phone" | "email",
  entered: { readonly token: string; readonly code: string },
) {
  return change(scope, `${use}/code`, entered);
}

const proofOf = (password: string) => (password === "" ? {} : { password: encodeBase64(password) });

async function change(
  scope: PlatformScope,
  name: string,
  json: object,
): Promise<SecurityChangeResult> {
  const input = { method: "POST", path: `${path}/${name}`, json } as const;
  const reply = await call(scope, changePolicy, input, securityDoneWire);
  dropMemoised(scope, "platform.player");
  return reply.ok ? { kind: "done" } : toCodeRefusal(reply.failure);
}

function translate(wire: z.infer<typeof securityWire>): AccountSecurity {
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

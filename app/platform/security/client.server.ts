import type { z } from "zod";
import { type Activation, activationOf } from "~/domain/accounts/activation";
import type { Protection } from "~/domain/accounts/protection";
import type { Phone } from "~/domain/session/phone";
import type { SecretQuestion } from "~/domain/session/questions";
import { type CodeRefusal, type CodeSent, codeRefusal, sentOr } from "../auth/code-answers.server";
import { encoded } from "../auth/encoded.server";
import { type Answer, answer } from "../failure.server";
import { effect, reading } from "../policy.server";
import { forget, type PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { bindSentWire, securityDoneWire, securityWire } from "./wire.server";

/** A session or a sign-in of the player; times are ms since epoch, "" = unknown. */
export interface SignInMade {
  readonly at: number;
  readonly device: string;
  readonly country: string;
}
export interface OpenSession extends SignInMade {
  readonly number: number;
  readonly seenAt: number;
  readonly isOwn: boolean;
}

/** Security of the player's account (OFC-03). */
export interface Security {
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
  readonly activation: Activation;
  /** News by e-mail are wanted (REG-08). */
  readonly wantsNews: boolean;
  readonly question: SecretQuestion | null;
  readonly sessions: readonly OpenSession[];
  readonly signIns: readonly SignInMade[];
}

/** Result of a change. `refused` carries the platform's code. */
export type Changed = { readonly kind: "done" } | CodeRefusal;

const path = "/web-api/user/v1/security";
const readPolicy = reading("user.security", "bearer", {
  timeoutMs: 2000,
  retries: 1,
  retryDelayMs: 100,
});
const changePolicy = effect("user.security-change", "bearer", 8000);

/** The player's security, never cached. */
export async function loadSecurity(scope: PlatformScope): Promise<Answer<Security>> {
  return answer(await call(scope, readPolicy, { path }, securityWire), translate);
}

export function changePassword(scope: PlatformScope, old: string, password: string) {
  return change(scope, "password", { old: encoded(old), password: encoded(password) });
}

/** `password` "" = the session may have proved enough. */
export function startTwoStep(scope: PlatformScope, password: string) {
  return change(scope, "two-step/start", proofOf(password));
}

export function turnOnTwoStep(scope: PlatformScope, code: string) {
  return change(scope, "two-step", { code });
}

/** The player has kept his recovery codes. */
export function keptRecoveryCodes(scope: PlatformScope) {
  return change(scope, "two-step/saved", {});
}

export function turnOffTwoStep(scope: PlatformScope, password: string, code: string) {
  return change(scope, "two-step/off", { password: encoded(password), code });
}

export function setQuestion(
  scope: PlatformScope,
  { question, answer: text, password }: Record<"question" | "answer" | "password", string>,
) {
  return change(scope, "question", { question, answer: text, ...proofOf(password) });
}

/** Ends a session by its number, or all but this one. */
export function endSessions(scope: PlatformScope, session: number | "others") {
  return change(scope, "sessions/end", { session });
}

/** A telephone or an e-mail address that a code is sent to. */
export type NewAddress = { readonly phone: Phone } | { readonly email: string };

export async function askAddress(
  scope: PlatformScope,
  address: NewAddress,
  password: string,
): Promise<CodeSent> {
  const [name, fields] =
    "phone" in address
      ? ["phone", { phone_code: address.phone.code, phone_number: address.phone.number }]
      : ["email", { email: address.email }];
  const json = { ...fields, ...proofOf(password) };
  const input = { method: "POST", path: `${path}/${name}`, json } as const;
  return sentOr(await call(scope, changePolicy, input, bindSentWire));
}

export function enterAddressCode(
  scope: PlatformScope,
  use: "phone" | "email",
  entered: { readonly token: string; readonly code: string },
) {
  return change(scope, `${use}/code`, entered);
}

const proofOf = (password: string) => (password === "" ? {} : { password: encoded(password) });

async function change(scope: PlatformScope, name: string, json: object): Promise<Changed> {
  const input = { method: "POST", path: `${path}/${name}`, json } as const;
  const reply = await call(scope, changePolicy, input, securityDoneWire);
  forget(scope, "platform.player");
  return reply.ok ? { kind: "done" } : codeRefusal(reply.failure);
}

function translate(wire: z.infer<typeof securityWire>): Security {
  const { phone, activation, sessions, signIns } = wire;
  return {
    ...wire,
    phone: phone.number === "" ? null : phone,
    activation: activationOf(activation),
    sessions: sessions.map(({ startedAt, seenAt, ...session }) => ({
      ...session,
      at: Date.parse(startedAt),
      seenAt: Date.parse(seenAt),
    })),
    signIns: signIns.map(({ at, ...visit }) => ({ ...visit, at: Date.parse(at) })),
  };
}

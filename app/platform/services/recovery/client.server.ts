import type { Phone } from "~/domain/session/phone";
import { call } from "../../transport/call.server";
import { effectPolicy, queryPolicy } from "../../transport/policy.server";
import type { PlatformScope } from "../../transport/scope.server";
import {
  type CodeRefusal,
  type CodeSendResult,
  toCodeRefusal,
  toCodeSendResult,
} from "../auth/code-answers.server";
import { encodeBase64 } from "../auth/encoded.server";
import {
  recoveryCodeAcceptedReplyWire,
  recoveryLinkReplyWire,
  recoveryPasswordReplyWire,
  recoverySentReplyWire,
} from "./wire.server";

const path = "/web-api/authapi/v1/recovery";
const sendPolicy = effectPolicy("auth.recovery", "none", 8000);
const codePolicy = effectPolicy("auth.recovery-code", "none", 8000);
const passwordPolicy = effectPolicy("auth.recovery-password", "none", 8000);
const linkPolicy = queryPolicy("auth.recovery-link", "none", { timeoutMs: 1500 });

/** The identifier typed for recovery: an e-mail address or player number, or a telephone. */
export type RecoveryIdentifier = { readonly login: string } | { readonly phone: Phone };

/**
 * Asks the platform to send a recovery code (REG-05); the answer does not tell whether the name is
 * a player's.
 */
export async function requestRecoveryCode(
  scope: PlatformScope,
  name: RecoveryIdentifier,
): Promise<CodeSendResult> {
  const who =
    "phone" in name
      ? { phone_number: encodeBase64(name.phone.number), country_code: name.phone.code }
      : { login: encodeBase64(name.login) };
  const input = { method: "POST", path, json: { ...who, lng: scope.lng } } as const;
  return toCodeSendResult(await call(scope, sendPolicy, input, recoverySentReplyWire));
}

/**
 * Exchanges the right code for a token with which the new password is set; `lifeS` is how long the
 * token is valid, s.
 */
export async function submitRecoveryCode(
  scope: PlatformScope,
  entered: { readonly token: string; readonly code: string },
): Promise<
  { readonly kind: "right"; readonly token: string; readonly lifeS: number } | CodeRefusal
> {
  const input = { method: "POST", path: `${path}/code`, json: entered } as const;
  const reply = await call(scope, codePolicy, input, recoveryCodeAcceptedReplyWire);
  if (!reply.ok) return toCodeRefusal(reply.failure);
  return { kind: "right", token: reply.data.token, lifeS: reply.data.lifeSec };
}

/**
 * Whether a recovery token, of a link or of a right code, is still valid; null = unknown. The check
 * does not use the token up.
 */
export async function isRecoveryTokenValid(
  scope: PlatformScope,
  token: string,
): Promise<boolean | null> {
  const input = { method: "POST", path: `${path}/link`, json: { token } } as const;
  const reply = await call(scope, linkPolicy, input, recoveryLinkReplyWire);
  return reply.ok ? reply.data.isOpen : null;
}

/**
 * Sets the new password by a recovery token, which this uses up. `names`: what the player signs in
 * by.
 */
export async function recoverPassword(
  scope: PlatformScope,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<{ readonly kind: "done"; readonly names: readonly string[] } | CodeRefusal> {
  const json = { token, password: encodeBase64(password) };
  const input = { method: "POST", path: `${path}/password`, json } as const;
  const reply = await call(scope, passwordPolicy, input, recoveryPasswordReplyWire);
  return reply.ok ? { kind: "done", names: reply.data.names } : toCodeRefusal(reply.failure);
}

import type { Phone } from "~/domain/session/phone";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import {
  type CodeRefusal,
  type CodeSendResult,
  toCodeRefusal,
  toCodeSendResult,
} from "../auth/code-answers.server";
import { encodeBase64 } from "../auth/encoded.server";
import { recoveryCalls } from "./calls.server";

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
  return toCodeSendResult(
    await call(scope, recoveryCalls.send, { json: { ...who, lng: scope.lng } }),
  );
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
  const reply = await call(scope, recoveryCalls.code, { json: entered });
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
  const reply = await call(scope, recoveryCalls.link, { json: { token } });
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
  const reply = await call(scope, recoveryCalls.password, { json });
  return reply.ok ? { kind: "done", names: reply.data.names } : toCodeRefusal(reply.failure);
}

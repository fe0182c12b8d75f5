import type { ShellCall } from "../../define-call.server";
import { call, type StatedInput } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { type CodeRefusal, toCodeRefusal } from "../auth/code-answers.server";
import { encodeBase64 } from "../auth/encoded.server";
import { dropMemoised, memoised } from "../memo.server";
import type { securityChangeReplyWire } from "./wire.server";

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

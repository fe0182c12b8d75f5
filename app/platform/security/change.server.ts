import { type CodeRefusal, toCodeRefusal } from "../auth/code-answers.server";
import { encodeBase64 } from "../auth/encoded.server";
import { effectPolicy } from "../policy.server";
import { dropMemoised } from "../scope/memo.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { securityDoneWire } from "./wire.server";

/** Result of a change. `refused` carries the platform's code. */
export type SecurityChangeResult = { readonly kind: "done" } | CodeRefusal;

const path = "/web-api/user/v1/security";
export const securityChangePolicy = effectPolicy("user.security-change", "bearer", 8000);

/** The request's field with the password; none for "", as the session may have proved enough. */
export const passwordProof = (password: string) =>
  password === "" ? {} : { password: encodeBase64(password) };

/**
 * Posts a change of the player's security. The player's data is then read again within this
 * request.
 */
export async function changeSecurity(
  scope: PlatformScope,
  name: string,
  json: object,
): Promise<SecurityChangeResult> {
  const input = { method: "POST", path: `${path}/${name}`, json } as const;
  const reply = await call(scope, securityChangePolicy, input, securityDoneWire);
  dropMemoised(scope, "platform.player");
  return reply.ok ? { kind: "done" } : toCodeRefusal(reply.failure);
}

import { call } from "../../transport/call.server";
import { effectPolicy } from "../../transport/policy.server";
import { dropMemoisedAnswers } from "../../transport/scope/memo.server";
import type { PlatformScope } from "../../transport/scope.server";
import { type CodeRefusal, toCodeRefusal } from "../auth/code-answers.server";
import { encodeBase64 } from "../auth/encoded.server";
import { securityChangeReplyWire } from "./wire.server";

/** Result of a change of the player's security. `refused` carries the platform's code. */
export type SecurityChangeResult = { readonly kind: "done" } | CodeRefusal;

const path = "/web-api/user/v1/security";
export const securityChangePolicy = effectPolicy("user.security-change", "bearer", 8000);

/**
 * The field of a request that proves the player by the password; no field for "", as the session
 * may be confirmed already.
 */
export const passwordProofField = (password: string) =>
  password === "" ? {} : { password: encodeBase64(password) };

/**
 * Posts a change of the player's security under the path `name`, and drops the player's data that
 * this request has memoised.
 */
export async function postSecurityChange(
  scope: PlatformScope,
  name: string,
  json: object,
): Promise<SecurityChangeResult> {
  const input = { method: "POST", path: `${path}/${name}`, json } as const;
  const reply = await call(scope, securityChangePolicy, input, securityChangeReplyWire);
  dropMemoisedAnswers(scope, "platform.player");
  return reply.ok ? { kind: "done" } : toCodeRefusal(reply.failure);
}

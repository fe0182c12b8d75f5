import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { encodeBase64 } from "../auth/encoded.server";
import { registrationCallPolicies } from "./policies.server";
import { type RegistrationCallResult, toRegistrationRefusal } from "./result.server";
import { mailCredentialsReplyWire } from "./wire.server";

const base = "/web-api/registration/v1";

/** Sends the new player's login and password to an e-mail address (REG-02). */
export async function mailCredentials(
  scope: PlatformScope,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<RegistrationCallResult<null>> {
  const json = { email, password: encodeBase64(password), lng: scope.lng };
  const input = { method: "POST", path: `${base}/credentials`, json } as const;
  const reply = await call(
    scope,
    registrationCallPolicies.credentials,
    input,
    mailCredentialsReplyWire,
  );
  return reply.ok ? { kind: "done", value: null } : toRegistrationRefusal(reply.failure);
}

import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { encodeBase64 } from "../auth/encoded.server";
import { registrationCalls } from "./calls.server";
import { type RegistrationCallResult, toRegistrationRefusal } from "./result.server";

/** Sends the new player's login and password to an e-mail address (REG-02). */
export async function mailCredentials(
  scope: PlatformScope,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<RegistrationCallResult<null>> {
  const json = { email, password: encodeBase64(password), lng: scope.lng };
  const reply = await call(scope, registrationCalls.mailCredentials, { json });
  return reply.ok ? { kind: "done", value: null } : toRegistrationRefusal(reply.failure);
}

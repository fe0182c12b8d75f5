import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { registrationCalls } from "./calls.server";
import { type RegistrationCallResult, toRegistrationRefusal } from "./result.server";

/** Asks the platform to send another registration code for the token of the last one. */
export async function resendRegistrationCode(
  scope: PlatformScope,
  token: string,
): Promise<RegistrationCallResult<{ readonly token: string; readonly waitS: number }>> {
  const json = { token, lng: scope.lng };
  const reply = await call(scope, registrationCalls.resend, { json });
  if (!reply.ok) return toRegistrationRefusal(reply.failure);
  return { kind: "done", value: { token: reply.data.token, waitS: reply.data.resendSec } };
}

import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { registrationCallPolicies } from "./policies.server";
import { type RegistrationCallResult, toRegistrationRefusal } from "./result.server";
import { resendCodeReplyWire } from "./wire.server";

const base = "/web-api/registration/v1";

/** Asks the platform to send another registration code for the token of the last one. */
export async function resendRegistrationCode(
  scope: PlatformScope,
  token: string,
): Promise<RegistrationCallResult<{ readonly token: string; readonly waitS: number }>> {
  const json = { token, lng: scope.lng };
  const input = { method: "POST", path: `${base}/resend`, json } as const;
  const reply = await call(scope, registrationCallPolicies.resend, input, resendCodeReplyWire);
  if (!reply.ok) return toRegistrationRefusal(reply.failure);
  return { kind: "done", value: { token: reply.data.token, waitS: reply.data.resendSec } };
}

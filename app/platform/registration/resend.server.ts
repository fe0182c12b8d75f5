import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { registrationCallPolicies } from "./policies.server";
import { type RegistrationResult, toRegistrationRefusal } from "./result.server";
import { resendReplyWire } from "./wire.server";

const base = "/web-api/registration/v1";

/** Sends another message for a token. */
export async function resendCode(
  scope: PlatformScope,
  token: string,
): Promise<RegistrationResult<{ readonly token: string; readonly waitS: number }>> {
  const json = { token, lng: scope.lng };
  const input = { method: "POST", path: `${base}/resend`, json } as const;
  const reply = await call(scope, registrationCallPolicies.resend, input, resendReplyWire);
  if (!reply.ok) return toRegistrationRefusal(reply.failure);
  return { kind: "done", value: { token: reply.data.token, waitS: reply.data.resendSec } };
}

import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { encodeBase64 } from "../auth/encoded.server";
import { dropAllMemoised } from "../memo.server";
import { registrationCalls } from "./calls.server";
import { type RegistrationCallResult, toRegistrationRefusal } from "./result.server";
import type { RegisterRequestWire } from "./wire.server";

/**
 * What an accepted registration led to: the new player's session, which the caller stores, or a code
 * that was sent and must be typed first.
 */
export type RegisterPlayerResult =
  | {
      readonly kind: "player";
      readonly userId: number;
      readonly sessionId: string;
      readonly login: string;
      /** The generated password; null = none, because a network signs the player in. */
      readonly password: string | null;
    }
  | { readonly kind: "sent"; readonly token: string; readonly waitS: number };

/**
 * Registers a player at the platform; the password is as typed. Leaves the scope as is: the caller
 * stores the new session.
 */
export async function registerPlayer(
  scope: PlatformScope,
  order: Omit<RegisterRequestWire, "lng">,
): Promise<RegistrationCallResult<RegisterPlayerResult>> {
  const { fields } = order;
  const json = {
    ...order,
    lng: scope.lng,
    fields: { ...fields, password: fields.password && encodeBase64(fields.password) },
  };
  const reply = await call(scope, registrationCalls.register, { json });
  if (!reply.ok) return toRegistrationRefusal(reply.failure);
  const { data } = reply;
  if ("token" in data)
    return { kind: "done", value: { kind: "sent", token: data.token, waitS: data.resendSec } };
  dropAllMemoised(scope);
  return { kind: "done", value: { kind: "player", ...data, password: data.password || null } };
}

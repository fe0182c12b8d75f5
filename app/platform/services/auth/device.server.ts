import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { passwordProofField } from "../security/client.server";
import { otherDeviceSignInCalls } from "./calls.server";
import {
  acceptSignInAndDropGuestAnswers,
  deviceFingerprintData,
  type SignInAccepted,
  type SignInFailure,
  toSignInFailure,
} from "./client.server";
import { type CodeRefusal, toCodeRefusal } from "./code-answers.server";

/**
 * State of signing in another device: the `code` to type there (null = none), or the `request` of
 * the device that typed it and waits for the player's decision (OFC-04).
 */
export interface DeviceCodeState {
  readonly code: string | null;
  readonly secondsLeft: number;
  readonly request: { readonly id: string; readonly device: string; readonly check: number } | null;
  /** Whether letting the device in needs no password just now. */
  readonly isConfirmed: boolean;
}

/** Makes another code for this session, to be typed on another device; the code before is over. */
export async function issueCodeForOtherDevice(scope: PlatformScope): Promise<Answer<null>> {
  return mapReply(await call(scope, otherDeviceSignInCalls.newCode), () => null);
}

/**
 * The code of this session for signing in another device, and the device that has typed it
 * (OFC-04).
 */
export async function loadOwnDeviceCodeAndRequest(
  scope: PlatformScope,
): Promise<Answer<DeviceCodeState>> {
  const reply = await call(scope, otherDeviceSignInCalls.code);
  return mapReply(reply, ({ time, ...shown }) => ({ ...shown, secondsLeft: time }));
}

/**
 * Sends the player's decision on another device; `over` = no device is waiting any more. To let it in the password
 * proves who asks, as for a change of security (OFC-03).
 */
export async function decideDeviceSignIn(
  scope: PlatformScope,
  { password, ...decision }: Record<"id" | "password", string> & { readonly isConfirmed: boolean },
): Promise<{ readonly kind: "taken" | "over" } | CodeRefusal> {
  const json = { ...decision, ...passwordProofField(password) };
  const reply = await call(scope, otherDeviceSignInCalls.answer, { json });
  return reply.ok ? { kind: reply.data.success ? "taken" : "over" } : toCodeRefusal(reply.failure);
}

/**
 * Submits the code that a signed-in device shows, to sign in this one; `name` is how this device is
 * named there.
 */
export async function submitDeviceCode(
  scope: PlatformScope,
  { code, name }: { readonly code: string; readonly name: string },
): Promise<
  | {
      readonly kind: "waiting";
      readonly token: string;
      readonly check: number;
      readonly waitS: number;
    }
  | SignInFailure
> {
  const json = { code, name, device: deviceFingerprintData(scope) };
  const reply = await call(scope, otherDeviceSignInCalls.claim, { json });
  if (!reply.ok) return toSignInFailure(reply.failure);
  const { token, check, time } = reply.data;
  return { kind: "waiting", token, check, waitS: time };
}

/**
 * State of a code that was typed on this device: whether the player has decided; a read without
 * effect.
 */
export async function loadDecisionOnThisDevice(
  scope: PlatformScope,
  token: string,
): Promise<Answer<"waiting" | "confirmed" | "refused" | "over">> {
  return mapReply(
    await call(scope, otherDeviceSignInCalls.state, { json: { token } }),
    ({ state }) => state,
  );
}

/**
 * Fetches the session of a sign-in that the player has confirmed on another device; the platform
 * gives it once.
 */
export async function collectDeviceSession(
  scope: PlatformScope,
  token: string,
): Promise<SignInAccepted | SignInFailure> {
  const reply = await call(scope, otherDeviceSignInCalls.collect, { json: { token } });
  return reply.ok
    ? acceptSignInAndDropGuestAnswers(scope, reply.data)
    : toSignInFailure(reply.failure);
}

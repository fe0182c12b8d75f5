import { type Answer, answer } from "../failure.server";
import { effect, reading } from "../policy.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import {
  deviceAnswerReplyWire,
  deviceClaimReplyWire,
  deviceCodeReplyWire,
  deviceSessionReplyWire,
  deviceStateReplyWire,
} from "./device-wire.server";
import {
  deviceData,
  type NotSignedIn,
  notSignedIn,
  type SignedIn,
  signedIn,
} from "./outcome.server";

const base = "/web-api/authapi/v1/device";
const policies = {
  make: effect("auth.device-code", "bearer", 5000),
  read: reading("auth.device-shown", "bearer", { timeoutMs: 2000 }),
  answer: effect("auth.device-answer", "bearer", 5000),
  claim: effect("auth.device-claim", "none", 8000),
  state: reading("auth.device-state", "none", { timeoutMs: 2000 }),
  collect: effect("auth.device-collect", "none", 8000),
};

/** The code that lets another device in, or the device that has typed it (OFC-04). */
export interface ShownCode {
  readonly code: string | null;
  readonly secondsLeft: number;
  readonly request: { readonly id: string; readonly device: string; readonly check: number } | null;
}

/** Makes another code for this session; the one before is over. */
export async function makeDeviceCode(scope: PlatformScope): Promise<Answer<null>> {
  const input = { method: "POST", path: `${base}/code` } as const;
  return answer(await call(scope, policies.make, input, deviceCodeReplyWire), () => null);
}

export async function shownDeviceCode(scope: PlatformScope): Promise<Answer<ShownCode>> {
  const reply = await call(scope, policies.read, { path: `${base}/code` }, deviceCodeReplyWire);
  return answer(reply, ({ time, ...shown }) => ({ ...shown, secondsLeft: time }));
}

/** The player's answer for another device; false = nothing waits for it any more. */
export async function answerDevice(
  scope: PlatformScope,
  json: { readonly id: string; readonly isConfirmed: boolean },
): Promise<Answer<boolean>> {
  const input = { method: "POST", path: `${base}/answer`, json } as const;
  const reply = await call(scope, policies.answer, input, deviceAnswerReplyWire);
  return answer(reply, ({ success }) => success);
}

/** Types the code of another device; `name` is what this one is called there. */
export async function claimDeviceCode(
  scope: PlatformScope,
  { code, name }: { readonly code: string; readonly name: string },
): Promise<
  | {
      readonly kind: "waiting";
      readonly token: string;
      readonly check: number;
      readonly waitS: number;
    }
  | NotSignedIn
> {
  const json = { code, name, device: deviceData(scope) };
  const input = { method: "POST", path: `${base}/claim`, json } as const;
  const reply = await call(scope, policies.claim, input, deviceClaimReplyWire);
  if (!reply.ok) return notSignedIn(reply.failure);
  const { token, check, time } = reply.data;
  return { kind: "waiting", token, check, waitS: time };
}

/** What became of a typed code; has no effect. */
export async function deviceState(
  scope: PlatformScope,
  token: string,
): Promise<Answer<"waiting" | "confirmed" | "refused" | "over">> {
  const input = { method: "POST", path: `${base}/state`, json: { token } } as const;
  return answer(
    await call(scope, policies.state, input, deviceStateReplyWire),
    ({ state }) => state,
  );
}

/** The session of a sign-in that the player has confirmed; given once. */
export async function collectDevice(
  scope: PlatformScope,
  token: string,
): Promise<SignedIn | NotSignedIn> {
  const input = { method: "POST", path: `${base}/collect`, json: { token } } as const;
  const reply = await call(scope, policies.collect, input, deviceSessionReplyWire);
  return reply.ok ? signedIn(scope, reply.data) : notSignedIn(reply.failure);
}

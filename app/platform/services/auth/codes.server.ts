import type { Phone } from "~/domain/session/phone";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { authCalls } from "./calls.server";
import {
  acceptSignInAndDropGuestAnswers,
  deviceFingerprintData,
  type SignInAccepted,
  type SignInFailure,
  type StaySignedInChoice,
  toSignInFailure,
} from "./outcome.server";
import { codeTooSoonRefusalWire } from "./wire.server";

/** Purpose of a code: signing in by SMS, or the second step of any sign-in (SES-03). */
type CodeUse = "sms" | "two-step";

/**
 * Result of sending a code. `sent` does not reveal whether the number is registered. `waitS` is the time
 * until another code can be requested, s.
 */
type SmsSendResult =
  | { readonly kind: "sent"; readonly token: string; readonly waitS: number }
  | { readonly kind: "too-soon"; readonly waitS: number }
  | SignInFailure;

/** Asks the platform to send a sign-in code by SMS to a number (SES-04 "Send SMS"). */
export async function requestSmsSignInCode(
  scope: PlatformScope,
  phone: Phone,
): Promise<SmsSendResult> {
  const json = { "phone-number": phone.number, "phone-code": phone.code, lng: scope.lng };
  const reply = await call(scope, authCalls.sendSms, { json });
  if (reply.ok) return { kind: "sent", token: reply.data.token, waitS: reply.data.resendSec };
  const { failure } = reply;
  const early = failure.kind === "refused" ? codeTooSoonRefusalWire.safeParse(failure.body) : null;
  return early?.success
    ? { kind: "too-soon", waitS: early.data.resendSec }
    : toSignInFailure(failure);
}

/**
 * Submits the code for a token (SES-04). Leaves the scope as is: the caller stores the new session.
 */
export async function submitSignInCode(
  scope: PlatformScope,
  use: CodeUse,
  entered: StaySignedInChoice & { readonly token: string; readonly code: string },
): Promise<SignInAccepted | SignInFailure> {
  const { token, code, save } = entered;
  const json = { token, code, save, lng: scope.lng, device: deviceFingerprintData(scope) };
  const definition = use === "sms" ? authCalls.signInBySms : authCalls.secondStep;
  const reply = await call(scope, definition, { json });
  return reply.ok
    ? acceptSignInAndDropGuestAnswers(scope, reply.data)
    : toSignInFailure(reply.failure);
}

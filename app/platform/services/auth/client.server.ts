import { z } from "zod";
import type { Phone } from "~/domain/session/phone";
import { type AccountRight, accountRights } from "~/domain/session/rights";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import { type Answer, type Failure, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { forgetBearerToken } from "../../transport/token.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropAllMemoised, memoised } from "../memo.server";
import { authCalls } from "./calls.server";
import { encodeBase64 } from "./encoded.server";
import { codeTooSoonRefusalWire, type loginReplyWire } from "./wire.server";

/** Sign-in form: login (e-mail or number) or telephone, and the password (SES-03, SES-04). */
export type PasswordSignIn = StaySignedInChoice & { readonly password: string } & (
    | { readonly login: string }
    | { readonly phone: Phone }
  );

/** Result of a sign-in. `two-step`: the credentials are right, and the token needs the player's code. */
export type SignInResult = SignInAccepted | SignInFailure;

/** Owner of the session: a player, none (ended), or unknown, and then the session stays valid (SES-01). */
export type SessionCheckResult =
  | { readonly kind: "player"; readonly userId: number }
  | { readonly kind: "gone" }
  | { readonly kind: "unknown" };

/** Signs a player in. Does not change the scope: the caller sets the new session on it. */
export async function signInByPassword(
  scope: PlatformScope,
  credentials: PasswordSignIn,
): Promise<SignInResult> {
  const { password, save } = credentials;
  const device = deviceFingerprintData(scope);
  const who =
    "phone" in credentials
      ? {
          phone_number: encodeBase64(credentials.phone.number),
          country_code: credentials.phone.code,
        }
      : { login: encodeBase64(credentials.login) };
  const json = { ...who, password: encodeBase64(password), save, lng: scope.lng, device };
  const reply = await call(scope, authCalls.signIn, { json });
  return reply.ok
    ? acceptSignInAndDropGuestAnswers(scope, reply.data)
    : toSignInFailure(reply.failure);
}

/**
 * Checks the session once per request. Retries twice, 1500 ms apart, after an outage, within the page's
 * budget. Only an explicit reply of the platform ends a session; no reply is "unknown" (SES-01).
 */
export function checkSession(scope: PlatformScope): Promise<SessionCheckResult> {
  return oncePerRequest(scope, memoised.session, async (): Promise<SessionCheckResult> => {
    if (!scope.auth) return { kind: "gone" };
    const reply = await call(scope, authCalls.check, { headers: frameHeaders(scope) });
    if (!reply.ok) {
      const isOver = reply.failure.kind === "refused" && reply.failure.status === 401;
      return { kind: isOver ? "gone" : "unknown" };
    }
    const { user_id: userId } = reply.data;
    return userId === null || userId === 0 ? { kind: "gone" } : { kind: "player", userId };
  });
}

/**
 * Headers that tell the platform that the page is shown in a frame, and how the frame stands to the
 * site around it (SES-04); none where the page is in no frame.
 */
function frameHeaders({ frameSite }: PlatformScope): Record<string, string> {
  return frameSite === null
    ? {}
    : { [wireHeaders.frameMode]: "iframe", [wireHeaders.frameSite]: frameSite };
}

/** Ends the session upstream, here or on all devices (SES-02). False = the platform did not confirm it. */
export async function signOutAtPlatform(
  scope: PlatformScope,
  options: { readonly everywhere: boolean },
): Promise<boolean> {
  const reply = await call(scope, authCalls.signOut, { json: options });
  if (scope.auth) forgetBearerToken(scope.auth.sessionId);
  dropAllMemoised(scope);
  return reply.ok && reply.data.success;
}

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

/** What the signed-in player may do by now (SES-04 "get rights"); rights that are not known are left out. */
export async function loadAccountRights(
  scope: PlatformScope,
): Promise<Answer<readonly AccountRight[]>> {
  const reply = await call(scope, authCalls.rights);
  return mapReply(reply, ({ rights }) => accountRights.filter((right) => rights.includes(right)));
}

/** What the visitor chooses with every kind of sign-in (SES-04). */
export interface StaySignedInChoice {
  /** Whether the session lasts when the browser is closed ("remember me"). */
  readonly save: boolean;
}

/**
 * The parts of the device's fingerprint by name, with its token, as sign-in calls send them
 * (SES-04); empty for an unknown device.
 */
export function deviceFingerprintData({ device }: PlatformScope): Readonly<Record<string, string>> {
  return device ? { ...device.fingerprint.data, token: device.fingerprint.token } : {};
}

/**
 * What right credentials lead to: a session, or a token with which the second step's code is sent.
 */
export type SignInAccepted =
  | { readonly kind: "signed-in"; readonly userId: number; readonly sessionId: string }
  | { readonly kind: "two-step"; readonly token: string };

/** Reason why there is no session. `captcha` carries the platform's code (100, 111, 112 or 113; PLT-04). */
export type SignInFailure =
  | {
      readonly kind: "refused";
      readonly code: z.infer<typeof refusal> | "other";
      readonly title: string | null;
    }
  | { readonly kind: "captcha"; readonly code: number; readonly title: string | null }
  | { readonly kind: "unavailable" };

const refusal = z.enum(["bad-credentials", "locked", "bad-code", "code-spent", "code-over"]);
const captchaCodes = new Set([100, 111, 112, 113]);
const captchaCode = z.coerce.number().refine((code) => captchaCodes.has(code));

/**
 * Translates a successful reply of login or of a code, and drops the memoised replies of the
 * signed-out visitor. Begins no session in the browser.
 */
export function acceptSignInAndDropGuestAnswers(
  scope: PlatformScope,
  data: z.infer<typeof loginReplyWire>,
): SignInAccepted {
  dropAllMemoised(scope);
  if ("twoStep" in data) return { kind: "two-step", token: data.twoStep.token };
  return { kind: "signed-in", ...data };
}

/** Maps a failure to a refusal by the platform, or to "unavailable" when there was no answer. */
export function toSignInFailure(failure: Failure): SignInFailure {
  if (failure.kind !== "refused") return { kind: "unavailable" };
  // The device could not be named again (PLT-03): nothing that was typed has been judged.
  if (failure.code === "fingerprint") return { kind: "unavailable" };
  const { title } = failure;
  const captcha = captchaCode.safeParse(failure.code);
  if (captcha.success) return { kind: "captcha", code: captcha.data, title };
  const named = refusal.safeParse(failure.code);
  return { kind: "refused", code: named.success ? named.data : "other", title };
}

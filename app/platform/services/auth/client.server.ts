import type { Phone } from "~/domain/session/phone";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { forgetBearerToken } from "../../transport/token.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropAllMemoised, memoised } from "../memo.server";
import { authCalls } from "./calls.server";
import { encodeBase64 } from "./encoded.server";
import {
  acceptSignInAndDropGuestAnswers,
  deviceFingerprintData,
  type SignInAccepted,
  type SignInFailure,
  type StaySignedInChoice,
  toSignInFailure,
} from "./outcome.server";

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

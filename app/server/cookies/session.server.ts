import { z } from "zod";
import { cookieLifetimeSec } from "../browser-storage";
import { codeWaitsShape } from "./code-waits.server";
import { pendingRegistrationShape } from "./pending-registration.server";
import { pendingSignInShape } from "./pending-sign-in.server";
import { placedBetShape } from "./placed-bets.server";
import { playerSafetyShape } from "./session-safety.server";
import { signedCookie } from "./signed.server";
import { unfinishedSocialSignInShape } from "./social-sign-in.server";
import { unresolvedPaymentOrdersShape } from "./unresolved-orders.server";

/**
 * Content of the cookie `__session`: csrf seed, the platform's session and player id (null = not
 * signed in), and unfinished steps of sign-in, registration and payment.
 */
const sessionShape = z.object({
  csrf: z.string().min(16).max(64),
  sid: z.string().max(256).nullable(),
  uid: z.number().int().nullable(),
  /** Whether the session lasts beyond the closing of the browser ("remember me"). */
  keep: z.boolean(),
  pending: pendingSignInShape.optional(),
  social: unfinishedSocialSignInShape.optional(),
  waits: codeWaitsShape.optional(),
  registering: pendingRegistrationShape.optional(),
  safety: playerSafetyShape.optional(),
  checking: unresolvedPaymentOrdersShape.optional(),
  /** Refused tries to sign in since the last success, for analytics and only with consent (ANA-07). */
  signInTries: z.int().min(0).max(999).optional(),
  /** Bets of the last placement, until their receipt has been read (CPP-05). */
  placed: z.array(placedBetShape).max(8).optional(),
});
export type SessionCookie = z.infer<typeof sessionShape>;

const sessionCookie = signedCookie("__session", sessionShape);

export const readSessionCookie = sessionCookie.read;

/** `Set-Cookie` line that stores the session for as long as it lasts (`keep`). */
export function writeSessionCookie(value: SessionCookie, request: Request): Promise<string> {
  return sessionCookie.write(
    value,
    request,
    value.keep ? cookieLifetimeSec("__session") : undefined,
  );
}

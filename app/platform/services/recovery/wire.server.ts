import { z } from "zod";

/**
 * Recovery of a password (REG-05); all paths and shapes are our decision. Login, number and password are base64 of
 * their UTF-8 text, as in the auth API. Refusals are 4xx `{code}`.
 *
 * - `POST /web-api/authapi/v1/recovery`: sends a code, and a link if the login is an e-mail address. The reply is the
 *   same if there is no such account. 429 `{code: "too-soon", resendSec}`.
 * - `POST …/recovery/code`: exchanges the token of that reply and the code for a token of the next step. 401
 *   `bad-code`, `code-spent`, `code-over`.
 * - `POST …/recovery/link`: tells whether a token, of a link or of the call before, is still valid.
 * - `POST …/recovery/password`: sets the new password and invalidates the token. 401 `code-over`, 422 `password`.
 */
export const recoveryRequestWire = z.union([
  z.object({ login: z.string(), lng: z.string() }),
  z.object({ phone_number: z.string(), country_code: z.string(), lng: z.string() }),
]);
export const recoverySentReplyWire = z.object({
  token: z.string(),
  /** Seconds until another code can be requested. */
  resendSec: z.number().int().nonnegative(),
  /** Seconds until the code expires. */
  lifeSec: z.number().int().positive(),
});

export const recoveryCodeRequestWire = z.object({
  token: z.string().max(256),
  code: z.string().max(64),
});
export const recoveryCodeAcceptedReplyWire = z.object({
  token: z.string(),
  lifeSec: z.number().int().positive(),
});

export const recoveryLinkRequestWire = z.object({ token: z.string().max(256) });
export const recoveryLinkReplyWire = z.object({ isOpen: z.boolean() });

export const recoveryPasswordRequestWire = z.object({
  token: z.string().max(256),
  password: z.string().max(2048),
});
/** `names`: what the player signs in by, for the shell's own counts of tries (REG-06). */
export const recoveryPasswordReplyWire = z.object({ names: z.array(z.string()) });

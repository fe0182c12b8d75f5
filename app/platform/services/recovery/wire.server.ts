import { z } from "zod";

/**
 * Recovery of a password (REG-05). Login, number and password are base64 of their UTF-8 text. The message has a code,
 * and a link if the login is an e-mail address.
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

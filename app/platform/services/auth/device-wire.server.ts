import { z } from "zod";

/**
 * Signing another device in by a code (OFC-04); all our decision, under `/web-api/authapi/v1/device`.
 *
 * - `POST code` (bearer): another code for the session; the one before is over.
 * - `GET code` (bearer): the session's code and who has typed it.
 * - `POST answer` (bearer): the player's answer for the device that typed it. To let it in asks who is there, as a
 *   change of security does (`security/wire.server.ts`): 403 `confirm`, `bad-password`.
 * - `POST claim`: another device types the code. 401 `code-over` for any code that is none.
 * - `POST state`: what became of it; has no effect. `POST collect`: the session, once, after the player agreed.
 */
export const deviceCodeReplyWire = z.object({
  /** Null = none, or over. */
  code: z.string().length(8).nullable(),
  /** How long the code, or the question, is good, s. */
  time: z.number().int().nonnegative(),
  /** The device that has typed the code and waits for the player's answer; null = none. */
  request: z.object({ id: z.string(), device: z.string(), check: z.number().int() }).nullable(),
  /** Letting the device in needs no password just now. */
  isConfirmed: z.boolean(),
});
export const deviceDecisionRequestWire = z.object({
  id: z.string().max(64),
  isConfirmed: z.boolean(),
  password: z.string().max(1024).optional(),
});
export const deviceDecisionReplyWire = z.object({ success: z.boolean() });
export const deviceClaimRequestWire = z.object({
  code: z.string().max(64),
  name: z.string().max(64),
  device: z.record(z.string(), z.string()),
});
export const deviceClaimReplyWire = z.object({
  token: z.string(),
  check: z.number().int(),
  time: z.number().int(),
});
export const deviceClaimTokenRequestWire = z.object({ token: z.string().max(256) });
export const deviceSignInStateReplyWire = z.object({
  state: z.enum(["waiting", "confirmed", "refused", "over"]),
});
/** The session that a new device collects once the player has confirmed it on another (OFC-04). */
export const otherDeviceSessionReplyWire = z.object({ userId: z.number(), sessionId: z.string() });

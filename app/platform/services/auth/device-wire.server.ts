import { z } from "zod";

/** Signing another device in by a code (OFC-04): the session's code, and the device that has typed it. */
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

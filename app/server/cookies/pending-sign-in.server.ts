import { z } from "zod";

/** A sign-in that waits for a code (SES-03). Its token alone grants no access. */
export const pendingSignInShape = z.object({
  use: z.enum(["sms", "two-step", "device"]),
  /** Number that the player's own device shows too (OFC-04). */
  check: z.number().int().optional(),
  token: z.string().max(256),
  /** Expiry of the code, ms since epoch. */
  until: z.number(),
  /** Subject charged for a wrong code: the login or telephone of the first step (SEC-07). */
  subject: z.string().max(128).nullable(),
  /** Where the code was sent, and when another can be requested, ms since epoch. */
  sent: z
    .object({
      code: z.string().max(8),
      number: z.string().max(16),
      again: z.number(),
      isRepeat: z.boolean(),
    })
    .nullable(),
  keep: z.boolean(),
});
export type PendingSignIn = z.infer<typeof pendingSignInShape>;

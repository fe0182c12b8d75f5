import { z } from "zod";

/** A sign-in that waits for a code (SES-03). Its token alone grants no access. */
export const pendingSignInShape = z.object({
  use: z.enum(["sms", "two-step", "device"]),
  /**
   * Number that this device and the signed-in one both show, for the player to compare (OFC-04);
   * only where `use` is "device".
   */
  check: z.number().int().optional(),
  token: z.string().max(256),
  /** Expiry of the code, ms since epoch. */
  until: z.number(),
  /**
   * Whose attempts a wrong code counts for: the login or telephone typed in the first step
   * (SEC-07); null = none was typed.
   */
  subject: z.string().max(128).nullable(),
  /**
   * Telephone that the code was sent to (`code` is its calling code), and when another code can be
   * requested, ms since epoch; null = no code was sent.
   */
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

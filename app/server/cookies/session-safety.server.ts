import { z } from "zod";
import { accountFlashMessages } from "~/domain/session/account-news";

/** Duration of a self-exclusion or time-out. */
const exclusionShape = z.object({
  code: z.union([z.literal(30), z.literal(33)]),
  days: z.number().int().positive(),
});

/** Player-safety state kept between pages of a session (LIM-04, LIM-15, RCK-03). */
export const playerSafetyShape = z.object({
  /** Token of the open knowledge test. */
  test: z.string().max(128).optional(),
  /**
   * A self-exclusion or time-out awaiting confirmation; `key` is its form's, `covered` the shorter one if
   * both were chosen.
   */
  exclusion: exclusionShape
    .extend({
      reasonId: z.number().int().nullable(),
      key: z.string().max(64),
      covered: exclusionShape.optional(),
    })
    .optional(),
  /**
   * Flash message for the next page: why the session ended, an exclusion until a moment, ms since epoch, or
   * what was done about the account.
   */
  flash: z
    .object({
      code: z.enum([
        ...(["excluded", "session-limit", "idle", "signed-out", "signed-out-here"] as const),
        ...accountFlashMessages,
      ]),
      until: z.number().nullable(),
      /** The session ended here; its state on other devices is unknown (SES-02). */
      isHereOnly: z.boolean().optional(),
    })
    .optional(),
  /** Flash message for the limits page about the preceding post (LIM-03). */
  news: z
    .enum([
      ...(["saved", "same", "cancelled", "none_pending", "test_passed", "test_over"] as const),
      ...(["approved", "rejected", "already_answered", "break_set"] as const),
    ])
    .optional(),
  /** When the session limit ends the session, ms since epoch (SSL-01). */
  limitAt: z.number().optional(),
  /**
   * Start of the interval to the next reality check, ms since epoch, and whether the player switched it off
   * (RCK-02).
   */
  check: z.object({ from: z.number(), isOff: z.boolean() }).optional(),
});
export type PlayerSafetyState = z.infer<typeof playerSafetyShape>;

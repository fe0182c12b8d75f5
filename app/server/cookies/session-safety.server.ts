import { z } from "zod";
import { accountSecurityFlashMessages } from "~/domain/session/account-news";

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
   * A self-exclusion, a time-out or both, which await the player's confirmation. `key` is the request
   * key of their form; `reasonId` is the reason for the self-exclusion.
   */
  exclusions: z
    .object({
      chosen: z.array(exclusionShape).min(1).max(2),
      reasonId: z.number().int().nullable(),
      key: z.string().max(64),
    })
    .optional(),
  /**
   * Message that the next page shows once: why the session ended, until when (`until`, ms since
   * epoch) the player is excluded, or what was changed about his password, e-mail address,
   * protection or sessions.
   */
  flash: z
    .object({
      code: z.enum([
        ...(["excluded", "session-limit", "idle", "signed-out", "signed-out-here"] as const),
        ...accountSecurityFlashMessages,
      ]),
      until: z.number().nullable(),
      /**
       * Whether the session was ended in this browser alone; what became of it elsewhere is unknown
       * (SES-02).
       */
      isHereOnly: z.boolean().optional(),
    })
    .optional(),
  /** Message that the limits page shows once, about what was posted there before (LIM-03). */
  news: z
    .enum([
      ...(["saved", "same", "cancelled", "none_pending", "test_passed", "test_over"] as const),
      ...(["approved", "rejected", "already_answered", "break_set"] as const),
    ])
    .optional(),
  /**
   * When the player's daily session limit ends this session, ms since epoch (SSL-01); absent = no
   * such limit.
   */
  limitAt: z.number().optional(),
  /**
   * Start of the interval to the next reality check, ms since epoch, and whether the player switched it off
   * (RCK-02).
   */
  check: z.object({ from: z.number(), isOff: z.boolean() }).optional(),
});
export type PlayerSafetyState = z.infer<typeof playerSafetyShape>;

import { z } from "zod";

/** Player-safety settings required by the market or chosen by the operator. */
export const playerSafetyWire = z.object({
  /** Waiting period for raising a limit, hours (LIM-16). */
  raiseDelayHours: z.union([z.literal(24), z.literal(72), z.literal(168)]).default(24),
  /** Whether one disabled field disables its whole section of money limits (LIM-07). */
  isDisabledBySection: z.boolean().default(false),
  /** Whether self-exclusion asks for a reason (LIM-08). */
  hasExclusionReasons: z.boolean().default(true),
  /** Minutes of inactivity after which the session ends; 0 = never (SES-07). */
  idleMinutes: z.number().int().min(0).max(1_440).default(0),
});

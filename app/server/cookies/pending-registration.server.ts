import { z } from "zod";
import { registrationTypes } from "~/domain/registration/types";

/** A registration that waits for the proof of its address (REG-09). Its token alone grants no access. */
export const pendingRegistrationShape = z.object({
  type: z.enum(registrationTypes),
  token: z.string().max(256),
  /** Expiry of the code, ms since epoch. */
  until: z.number(),
  to: z.object({ kind: z.enum(["sms", "email"]), address: z.string().max(160) }),
  /**
   * When another message can be requested, ms since epoch; `isRepeat`: the last message was not the
   * first.
   */
  again: z.number(),
  isRepeat: z.boolean(),
});
export type PendingRegistration = z.infer<typeof pendingRegistrationShape>;

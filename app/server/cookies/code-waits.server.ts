import { z } from "zod";

/**
 * A code that the visitor is asked to type outside the sign-in, or the step that the right code has
 * opened. The token is the platform's (REG-05).
 */
const codeWaitShape = z.object({
  token: z.string().max(256),
  /**
   * `code`: the code is still to be typed; `open`: it was right, and the token now admits to the
   * next step.
   */
  stage: z.enum(["code", "open"]),
  /** Expiry of the token, ms since epoch. */
  until: z.number(),
  /**
   * When another code can be requested, ms since epoch; `isRepeat`: the last code sent was not the
   * first.
   */
  again: z.number(),
  isRepeat: z.boolean(),
  /** Where the code was sent, as typed. */
  to: z.string().max(160),
  /** Subject charged for a wrong code (SEC-07). */
  subject: z.string().max(160).nullable(),
});
export type AwaitedCode = z.infer<typeof codeWaitShape>;

/** Part of `__session`: the codes that the visitor is asked to type, by the page that asks. */
export const codeWaitsShape = z.object({
  recovery: codeWaitShape.optional(),
  activation: codeWaitShape.optional(),
  phone: codeWaitShape.optional(),
  email: codeWaitShape.optional(),
});
/** Pages that wait for a code. */
export type CodeWaitPage = keyof z.infer<typeof codeWaitsShape>;

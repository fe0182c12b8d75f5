import { z } from "zod";

/** A code that is waited for outside the sign-in, or what it has opened; the token is the platform's (REG-05). */
const codeWaitShape = z.object({
  token: z.string().max(256),
  /** `open`: the code was right, and the token takes the next step. */
  stage: z.enum(["code", "open"]),
  /** Expiry of the token, ms since epoch. */
  until: z.number(),
  /** When another code can be requested, ms since epoch, and whether this is a repeated one. */
  again: z.number(),
  isRepeat: z.boolean(),
  /** Where the code was sent, as typed. */
  to: z.string().max(160),
  /** Subject charged for a wrong code (SEC-07). */
  subject: z.string().max(160).nullable(),
});
export type AwaitedCode = z.infer<typeof codeWaitShape>;

/** Codes that are waited for, by their pages. */
export const codeWaitsShape = z.object({
  recovery: codeWaitShape.optional(),
  activation: codeWaitShape.optional(),
  phone: codeWaitShape.optional(),
  email: codeWaitShape.optional(),
});
/** Pages that wait for a code. */
export type CodeWaitPage = keyof z.infer<typeof codeWaitsShape>;

import { z } from "zod";

/** `result` true = terms changed (TRM-01). */
export const termsStatusReplyWire = z.object({
  result: z.boolean(),
  updatedAt: z.string().nullable(),
});

/** Reply to a confirmation of changed terms (TRM-03). */
export const termsConfirmReplyWire = z.object({
  success: z.boolean(),
  message: z.string().optional(),
});

const rule = z.object({ title: z.string(), link: z.string(), tags: z.array(z.string()) });

/**
 * The terms in the request's language, with the tag `changed` on what the player has not accepted yet (TRM-04).
 * `link` is a path after the language, `title` is our decision.
 */
export const termsRulesReplyWire = z.object({
  rules: z.array(rule.extend({ subRules: z.array(rule.extend({ position: z.number() })) })),
});

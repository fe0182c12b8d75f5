import { z } from "zod";

/** `GET /web-api/api-v3/v2/user/agreement-rules/status` (bearer; TRM-01): `result` true = terms changed. */
export const termsStatusReplyWire = z.object({
  result: z.boolean(),
  updatedAt: z.string().nullable(),
});

/** `POST /web-api/api-v3/v2/user/agreement-rules/confirm` (bearer; TRM-03). The path is our decision. */
export const termsConfirmReplyWire = z.object({
  success: z.boolean(),
  message: z.string().optional(),
});

const rule = z.object({ title: z.string(), link: z.string(), tags: z.array(z.string()) });

/**
 * `GET /web-api/api-v3/v2/user/agreement-rules` (bearer, X-Language; TRM-04): the terms, with the tag `changed` on what
 * the player has not accepted yet. `link` is a path after the language. Path and `title` are our decision.
 */
export const termsRulesReplyWire = z.object({
  rules: z.array(rule.extend({ subRules: z.array(rule.extend({ position: z.number() })) })),
});

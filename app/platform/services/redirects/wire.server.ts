import { z } from "zod";

/** An address that may lead elsewhere (CFG-03). */
export const redirectRequestWire = z.object({ url: z.string() });
export const redirectReplyWire = z.object({
  redirect: z.boolean(),
  code: z.number(),
  url: z.string(),
  /** Why, for logs. */
  reasons: z.array(z.string()),
  /** The addresses that the visitor passes: the target, and those that it is redirected to in turn. */
  breadcrumbs: z.array(z.string()),
});

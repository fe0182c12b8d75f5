import { z } from "zod";

/** An address that may lead elsewhere (CFG-03). */
export const redirectRequestWire = z.object({ url: z.string() });
export const redirectReplyWire = z.object({
  redirect: z.boolean(),
  code: z.number(),
  url: z.string(),
  reasons: z.array(z.string()),
  breadcrumbs: z.array(z.string()),
});

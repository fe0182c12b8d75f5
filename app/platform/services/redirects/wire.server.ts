import { z } from "zod";

/**
 * `POST /redirects-api/api/v1/redirect-light` (CFG-03): asks whether an address leads elsewhere.
 */
export const redirectRequestWire = z.object({ url: z.string() });
export const redirectReplyWire = z.object({
  redirect: z.boolean(),
  code: z.number(),
  url: z.string(),
  reasons: z.array(z.string()),
  breadcrumbs: z.array(z.string()),
});

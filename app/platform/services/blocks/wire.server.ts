import { z } from "zod";

/** The address at which a visitor asks, and whether somebody is signed in (NTC-01). */
export const blockRequestWire = z.object({ auth: z.boolean(), url: z.string() });
export const blockReplyWire = z.object({
  displayTypeId: z.number().nullable(),
  templateTypeId: z.number().nullable(),
});

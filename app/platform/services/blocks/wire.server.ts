import { z } from "zod";

/** `POST /blocks-api/api/v2/block` (NTC-01): asks whether a visitor is blocked at an address. */
export const blockRequestWire = z.object({ auth: z.boolean(), url: z.string() });
export const blockReplyWire = z.object({
  displayTypeId: z.number().nullable(),
  templateTypeId: z.number().nullable(),
});

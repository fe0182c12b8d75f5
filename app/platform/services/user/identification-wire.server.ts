import { z } from "zod";

/** What identifies a player (BAN-03): papers as typed, or Face-ID. */
export const identificationRequestWire = z.union([
  z.object({ type: z.literal("face-id") }),
  z.object({
    type: z.literal("papers"),
    name: z.string().min(1).max(100),
    surname: z.string().min(1).max(100),
    date_birthday: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    passport: z.string().min(1).max(100),
  }),
]);
export const identificationReplyWire = z.object({ success: z.literal(true) });

import { z } from "zod";

/** Sports with their English names (CFG-05). */
export const sportsReplyWire = z.array(
  z.object({ sportId: z.number().int(), nameEng: z.string().min(1) }),
);

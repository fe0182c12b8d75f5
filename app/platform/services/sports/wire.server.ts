import { z } from "zod";

/** `GET /line-api/v1/sports?lng=en&nameEng=true` (CFG-05): sports with their English names. */
export const sportsReplyWire = z.array(
  z.object({ sportId: z.number().int(), nameEng: z.string().min(1) }),
);

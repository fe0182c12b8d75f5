import { z } from "zod";

/**
 * Part of `__session`: a bet that the platform has confirmed, kept until its receipt is read; the
 * stake and the price are decimal text.
 */
export const placedBetShape = z.object({
  id: z.string().max(24),
  stake: z.string().max(24),
  coef: z.string().max(40),
  iso: z.string().max(3),
});
export type PlacedBet = z.infer<typeof placedBetShape>;

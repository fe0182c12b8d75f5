import { z } from "zod";

/** A bet confirmed by the platform; the stake and the price are decimal text. */
export const placedBetShape = z.object({
  id: z.string().max(24),
  stake: z.string().max(24),
  coef: z.string().max(40),
  iso: z.string().max(3),
});
export type PlacedBet = z.infer<typeof placedBetShape>;

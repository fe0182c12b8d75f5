import { z } from "zod";

/** Identifies a bet without its price: `game:market:type:param` on forms. `param` is "" if unused. */
export const betRefWire = z.object({
  gameId: z.number().int(),
  marketId: z.number().int(),
  type: z.string().max(24),
  param: z.string().max(12),
});

import { z } from "zod";
import { wireAmount, wirePrice } from "../../transport/wire.server";

/**
 * A refused placement. `bets` lists the affected bets with their current state; `bound` is the allowed amount
 * (decimal text, account's currency).
 */
export const placeRefusalWire = z.object({
  code: z.string(),
  title: z.string().optional(),
  bound: wireAmount.optional(),
  /** The block with the refused amount (type 4). */
  blockId: z.number().int().optional(),
  /** The refused field if it is not the stake: `prepaidAmount` (CPN-15). */
  field: z.string().optional(),
  bets: z
    .array(z.object({ marketId: z.number(), code: z.string(), coef: wirePrice.optional() }))
    .optional(),
});
export type PlaceRefusalWire = z.infer<typeof placeRefusalWire>;

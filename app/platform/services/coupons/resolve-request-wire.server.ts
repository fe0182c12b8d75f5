import { z } from "zod";
import { betRefWire } from "./bet-ref-wire.server";

/** An unplaced coupon whose current prices, states and bounds are asked for. */
export const pricesAndBoundsRequestWire = z.object({
  lng: z.string(),
  typeId: z.number(),
  currency: z.string(),
  /**
   * Size of the system, only of systems. `blockId` of a bet is its block (type 4), or
   * `bankerBlockId` for a banker of a system.
   */
  systemValue: z.number().optional(),
  bets: z.array(betRefWire.extend({ blockId: z.number().int().optional() })).max(50),
});

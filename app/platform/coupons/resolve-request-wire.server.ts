import { z } from "zod";
import { betRefWire } from "./bet-ref-wire.server";

/** `POST /coupon-api/v1/resolve`: current prices and states of the bets of an unplaced coupon, and its bounds. */
export const pricesAndBoundsRequestWire = z.object({
  lng: z.string(),
  typeId: z.number(),
  currency: z.string(),
  /** `systemValue` is for systems; `blockId` for blocks (`bankerBlockId` in a system: its bankers). */
  systemValue: z.number().optional(),
  bets: z.array(betRefWire.extend({ blockId: z.number().int().optional() })).max(50),
});

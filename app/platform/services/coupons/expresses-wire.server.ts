import { z } from "zod";
import { betWire } from "./bet-wire.server";

/**
 * An accumulator of the day (CPN-24), at most one prematch and one live. Each bet carries the `expressId`; all are of
 * different games.
 */
export const expressWire = z.object({
  id: z.number().int().positive(),
  isLive: z.boolean(),
  /** Exact product of the prices, decimal text. */
  coef: z.string().regex(/^\d+(\.\d+)?$/),
  bets: z.array(betWire).min(2).max(50),
});
export type ExpressWire = z.infer<typeof expressWire>;

export const expressesReplyWire = z.object({ expresses: z.array(expressWire).max(10) });

import { z } from "zod";
import { betWire } from "./wire.server";

/**
 * `GET /coupon-api/v1/expresses`: the accumulators of the day that can be had now (CPN-24), one of the line and one of
 * live games at most; path and body are decided here. Each bet carries the `expressId`; all are of different games.
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

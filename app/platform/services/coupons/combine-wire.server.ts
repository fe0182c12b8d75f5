import { z } from "zod";
import { betRefWire, betWire } from "./bet-wire.server";

/** Bets of one game that make a same-game accumulator (CPN-04). */
export const combineRequestWire = z.object({
  lng: z.string(),
  bets: z.array(betRefWire).min(2).max(50),
});

export const combineReplyWire = z.object({
  /**
   * The accumulator as a bet, as in the reply of `resolve`, with `type` `combo-…`; null = the
   * bets make none, and `reason` says why.
   */
  bet: betWire.nullable(),
  /** Why there is no accumulator: `contradiction`, `redundant`, `blocked`, `not-combinable`. */
  reason: z.string().optional(),
});

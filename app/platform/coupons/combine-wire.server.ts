import { z } from "zod";
import { betRefWire } from "./bet-ref-wire.server";
import { betWire } from "./bet-wire.server";

/**
 * `POST /coupon-api/v1/combine`: the same-game accumulator that bets of one game make (CPN-04); our decision.
 */
export const combineRequestWire = z.object({
  lng: z.string(),
  bets: z.array(betRefWire).min(2).max(50),
});

export const combineReplyWire = z.object({
  /** As in `resolve`, with `type` `combo-…`; null = they make none, and `reason` says why. */
  bet: betWire.nullable(),
  /** `contradiction`, `redundant`, `blocked`, `not-combinable`. */
  reason: z.string().optional(),
});

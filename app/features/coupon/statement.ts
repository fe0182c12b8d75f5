import Big from "big.js";
import { priceText, productOf } from "../odds/price";
import { legFactor } from "./settle";
import type { PlacedLeg } from "./types";

/** What a leg made of each unit staked on it: decimal text such as "1.85", "1" (void) or "0" (lost). */
export interface LegShare {
  readonly leg: PlacedLeg;
  /** null while it is open. */
  readonly factor: string | null;
}

/** How a single or an express came out (CPP-09): each leg's share, and what all of them multiply to. */
export interface Statement {
  readonly shares: readonly LegShare[];
  /** null while a leg that still counts is open. */
  readonly total: string | null;
}

/** The statement of an express's legs; a lost leg decides it whatever the others come to. */
export function expressStatement(legs: readonly PlacedLeg[]): Statement {
  const shares = legs.map((leg) => ({
    leg,
    factor: leg.state === "open" ? null : priceText(legFactor(leg.state, new Big(leg.coef))),
  }));
  const known = shares.flatMap(({ factor }) => (factor === null ? [] : [new Big(factor)]));
  const isDecided = known.length === legs.length || known.some((factor) => factor.eq(0));
  return { shares, total: isDecided ? priceText(productOf(known)) : null };
}

import { productOfRatios, type Ratio } from "../../odds/ratio";
import type { SystemRatioLeg } from "../returns/lines";
import type { LegsWithStake, StakedCoupon } from "./kind";

/** The most bets of a kind that sets no bound of its own; cookie and config do. */
export const noBetLimit = Number.POSITIVE_INFINITY;

/** For kinds without blocks: all bets are in one group, and placed in no block. */
export const noBlockId = () => 0;

/** For kinds with one stake: it stands on all legs. */
export function stakeOnAllLegs<L, C extends string>({
  stake,
  legs,
}: StakedCoupon<L, C>): LegsWithStake<L, C>[] {
  return [{ stake, legs }];
}

/** For kinds without lines: the product of all legs. */
export function productOfLegs(legs: readonly SystemRatioLeg[]): Ratio {
  return productOfRatios(legs.map(({ ratio }) => ratio));
}

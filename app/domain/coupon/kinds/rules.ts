import { productOfRatios, type Ratio } from "../../odds/ratio";
import type { SystemRatioLeg } from "../returns/lines";
import type { LegsWithStake, StakedCoupon } from "./kind";

/** The maximum bet count of a kind without its own limit; the cookie and config still limit it. */
export const noBetLimit = Number.POSITIVE_INFINITY;

/** The block id in kinds without blocks: all bets are in one group, and placed in no block (0). */
export const blockIdWithoutBlocks = () => 0;

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

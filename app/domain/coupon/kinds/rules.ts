import { productOfRatios, type Ratio } from "../../odds/ratio";
import type { SystemRatioLeg } from "../returns/lines";
import type { LegsWithStake, StakedCoupon } from "./kind";

/** The maximum bet count of a kind without its own limit; the cookie and config still limit it. */
export const noBetLimit = Number.POSITIVE_INFINITY;

/** The block id in kinds without blocks: all bets are in one group, and placed in no block (0). */
export const blockIdWithoutBlocks = () => 0;

/** `sharesOf` of kinds with one stake: that stake, with all legs of the coupon on it. */
export function stakeOnAllLegs<L, C extends string>({
  stake,
  legs,
}: StakedCoupon<L, C>): LegsWithStake<L, C>[] {
  return [{ stake, legs }];
}

/** `perUnit` of kinds without lines: the product of what all legs return per unit. */
export function productOfLegs(legs: readonly SystemRatioLeg[]): Ratio {
  return productOfRatios(legs.map(({ ratio }) => ratio));
}

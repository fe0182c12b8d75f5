import { type Ratio, timesAll } from "../../odds/ratio";
import type { RatioLeg } from "../returns/lines";
import type { Share, Staked } from "./kind";

/** The most bets of a kind that sets no bound of its own; cookie and config do. */
export const unbounded = Number.POSITIVE_INFINITY;

/** For kinds without blocks: all bets are in one group, and placed in no block. */
export const noBlock = () => 0;

/** For kinds with one stake: it stands on all legs. */
export function wholeStake<L, C extends string>({ stake, legs }: Staked<L, C>): Share<L, C>[] {
  return [{ stake, legs }];
}

/** For kinds without lines: the product of all legs. */
export function productOfLegs(legs: readonly RatioLeg[]): Ratio {
  return timesAll(legs.map(({ ratio }) => ratio));
}

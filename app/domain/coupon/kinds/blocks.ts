import { zero } from "../../money/amount";
import { blockOf, blocksOf } from "../blocks";
import type { CouponKind, DecidedLeg, Share, Staked } from "./kind";
import { productOfLegs, unbounded } from "./rules";

/** Expresses placed together, each with a stake of its own; a game may be in several of them (CPN-05). */
export const blocks: CouponKind = {
  fewestBets: 2,
  mostBets: unbounded,
  stakedOn: "block",
  isCombined: true,
  isProduct: false,
  takesExpressOffers: false,
  hasBankers: false,
  lines: null,
  parts: { isLost: () => false, counting },
  groupOf: blockOf,
  placedBlock: blockOf,
  sharesOf,
  perUnit: productOfLegs,
};

function sharesOf<L extends { readonly blockId: number }, C extends string>({
  amountByBlockId,
  legs,
}: Staked<L, C>): Share<L, C>[] {
  return [...blocksOf(legs)].map(([id, of]) => ({
    stake: amountByBlockId[id] ?? zero(),
    legs: of,
  }));
}

/** The open legs of a lost block do not matter. */
function counting<L extends DecidedLeg>(legs: readonly L[]): readonly L[] {
  const isAlive = (block: readonly L[]) => block.every(({ state }) => state !== "lost");
  return [...blocksOf(legs).values()].filter(isAlive).flat();
}

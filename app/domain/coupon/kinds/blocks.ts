import { zero } from "../../money/amount";
import { blockIdOfBet, groupBetsByBlock } from "../blocks";
import type { CouponKind, LegsWithStake, SettlementLeg, StakedCoupon } from "./kind";
import { noBetLimit, productOfLegs } from "./rules";

/** Expresses placed together, each with a stake of its own; a game may be in several of them (CPN-05). */
export const expressBlocksKind: CouponKind = {
  fewestBets: 2,
  mostBets: noBetLimit,
  stakedOn: "block",
  isCombined: true,
  isProduct: false,
  takesExpressOffers: false,
  hasBankers: false,
  lines: null,
  parts: { isLost: () => false, counting },
  groupOf: blockIdOfBet,
  placedBlock: blockIdOfBet,
  sharesOf,
  perUnit: productOfLegs,
};

function sharesOf<L extends { readonly blockId: number }, C extends string>({
  amountByBlockId,
  legs,
}: StakedCoupon<L, C>): LegsWithStake<L, C>[] {
  return [...groupBetsByBlock(legs)].map(([id, of]) => ({
    stake: amountByBlockId[id] ?? zero(),
    legs: of,
  }));
}

/** The open legs of a lost block do not matter. */
function counting<L extends SettlementLeg>(legs: readonly L[]): readonly L[] {
  const isAlive = (block: readonly L[]) => block.every(({ state }) => state !== "lost");
  return [...groupBetsByBlock(legs).values()].filter(isAlive).flat();
}

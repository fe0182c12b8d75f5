import type { Ratio } from "../../odds/ratio";
import type { SystemRatioLeg } from "../returns/lines";
import type { CouponKind } from "./kind";
import { blockIdWithoutBlocks, noBetLimit, stakeOnAllLegs } from "./rules";

/** Single bets side by side, each with a stake of its own and placed by itself (CPP-04). */
export const singlesKind: CouponKind = {
  fewestBets: 2,
  mostBets: noBetLimit,
  stakedOn: "bet",
  isCombined: false,
  isProduct: false,
  takesExpressOffers: false,
  hasBankers: false,
  lines: null,
  parts: null,
  groupOf: blockIdWithoutBlocks,
  placedBlock: blockIdWithoutBlocks,
  sharesOf: stakeOnAllLegs,
  perUnit: highestOf,
};

/** The most that a unit on one of them returns. */
function highestOf(legs: readonly SystemRatioLeg[]): Ratio {
  const one = { num: 1n, den: 1n };
  return legs.reduce<Ratio>(
    (most, { ratio }) => (ratio.num * most.den > most.num * ratio.den ? ratio : most),
    one,
  );
}

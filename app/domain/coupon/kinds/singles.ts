import type { Ratio } from "../../odds/ratio";
import type { RatioLeg } from "../returns/lines";
import type { CouponKind } from "./kind";
import { noBlock, unbounded, wholeStake } from "./rules";

/** Single bets side by side, each with a stake of its own and placed by itself (CPP-04). */
export const singles: CouponKind = {
  fewestBets: 2,
  mostBets: unbounded,
  stakedOn: "bet",
  isCombined: false,
  isProduct: false,
  takesExpressOffers: false,
  hasBankers: false,
  lines: null,
  parts: null,
  groupOf: noBlock,
  placedBlock: noBlock,
  sharesOf: wholeStake,
  perUnit: highestOf,
};

/** The most that a unit on one of them returns. */
function highestOf(legs: readonly RatioLeg[]): Ratio {
  const one = { num: 1n, den: 1n };
  return legs.reduce<Ratio>(
    (most, { ratio }) => (ratio.num * most.den > most.num * ratio.den ? ratio : most),
    one,
  );
}

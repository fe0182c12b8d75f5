import type { CouponKind } from "./kind";
import { blockIdWithoutBlocks, noBetLimit, productOfLegs, stakeOnAllLegs } from "./rules";

/** Bets that win together, at the product of their prices. */
export const expressKind: CouponKind = {
  fewestBets: 2,
  mostBets: noBetLimit,
  stakedOn: "coupon",
  isCombined: true,
  isProduct: true,
  takesExpressOffers: true,
  hasBankers: false,
  lines: null,
  parts: null,
  groupOf: blockIdWithoutBlocks,
  placedBlock: blockIdWithoutBlocks,
  sharesOf: stakeOnAllLegs,
  perUnit: productOfLegs,
};

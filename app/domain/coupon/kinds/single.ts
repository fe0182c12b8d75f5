import type { CouponKind } from "./kind";
import { blockIdWithoutBlocks, productOfLegs, stakeOnAllLegs } from "./rules";

/** One bet. */
export const singleKind: CouponKind = {
  fewestBets: 1,
  mostBets: 1,
  stakedOn: "coupon",
  isCombined: false,
  isProduct: true,
  takesExpressOffers: false,
  hasBankers: false,
  lines: null,
  parts: null,
  groupOf: blockIdWithoutBlocks,
  placedBlock: blockIdWithoutBlocks,
  sharesOf: stakeOnAllLegs,
  perUnit: productOfLegs,
};

import type { CouponKind } from "./kind";
import { noBlock, productOfLegs, wholeStake } from "./rules";

/** One bet. */
export const single: CouponKind = {
  fewestBets: 1,
  mostBets: 1,
  stakedOn: "coupon",
  isCombined: false,
  isProduct: true,
  takesExpressOffers: false,
  hasBankers: false,
  lines: null,
  parts: null,
  groupOf: noBlock,
  placedBlock: noBlock,
  sharesOf: wholeStake,
  perUnit: productOfLegs,
};

import type { CouponKind } from "./kind";
import { noBlock, productOfLegs, unbounded, wholeStake } from "./rules";

/** Bets that win together, at the product of their prices. */
export const express: CouponKind = {
  fewestBets: 2,
  mostBets: unbounded,
  stakedOn: "coupon",
  isCombined: true,
  isProduct: true,
  takesExpressOffers: true,
  hasBankers: false,
  lines: null,
  parts: null,
  groupOf: noBlock,
  placedBlock: noBlock,
  sharesOf: wholeStake,
  perUnit: productOfLegs,
};

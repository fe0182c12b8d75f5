import type { Minor } from "../money/amount";
import { singleBetType } from "./kinds";
import { minSystemValue } from "./limits";
import type { CouponCookie } from "./types";

/** One choice of a system (CPN-07): `value` events in each of `combo` lines, or the full cover `value`. */
export interface SystemSizeOption<C extends string = string> {
  readonly value: number;
  readonly offset: number;
  readonly minBetAmount: Minor<C>;
  readonly combo: number;
}

/** The content of an empty coupon's cookie (CPN-01); `key` is the coupon's idempotency key. */
export function createEmptyCouponCookie(key: string): CouponCookie {
  return {
    bets: [],
    typeId: singleBetType,
    systemValue: minSystemValue,
    amount: "",
    amountByBlockId: {},
    accountId: null,
    key,
    isChecking: false,
    checkingSince: null,
    isAutoMax: false,
    isBonusDeleted: false,
    isReturned: false,
    promoCode: "",
    prepaidAmount: "",
    expressId: null,
    receiptIds: [],
    rev: 0,
  };
}

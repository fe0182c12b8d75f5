import { type Minor, zero } from "../money/amount";
import type { CouponTypeId } from "./kinds";
import { oneBetType } from "./kinds";
import { leastSystemValue } from "./limits";
import type { CouponBet, CouponCookie, PlacedCoupon } from "./types";

/** One size of a system: `value` events in each of `combo` lines (CPN-07). */
export interface SystemOption<C extends string = string> {
  readonly value: number;
  readonly offset: number;
  readonly minBetAmount: Minor<C>;
  readonly combo: number;
}

/** The coupon's state with every field of CPN-01. Amounts are in the account's currency or typed text. */
export interface CouponState {
  readonly tab: "coupon" | "placed";
  readonly typeId: CouponTypeId;
  /** Whether the "place" button is active. */
  readonly isActivePlaceBet: boolean;
  readonly isActiveAutoMax: boolean;
  readonly isActiveVipBet: boolean;
  readonly isActiveSystemBanker: boolean;
  readonly bets: readonly CouponBet[];
  readonly accountId: number | null;
  /** Typed text. */
  readonly amount: string;
  readonly amountByBlockId: Readonly<Record<string, string>>;
  /** Typed texts by bet ref. */
  readonly amountByBetId: Readonly<Record<string, string>>;
  readonly minBetAmount: Minor;
  /** null = unbounded. */
  readonly maxBetAmount: Minor | null;
  readonly availablePrepaidAmount: Minor;
  /** Exact decimal text. */
  readonly coef: string;
  readonly coefByView: string;
  readonly promoCode: string;
  readonly manualPromoCode: string;
  readonly promoCodes: readonly string[];
  readonly systemValue: number;
  readonly systemValues: readonly SystemOption[];
  readonly antiExpressCoef: string | null;
  readonly successCoupon: PlacedCoupon | null;
  readonly singlesResultCoupons: readonly PlacedCoupon[];
  readonly expressId: number | null;
  /** null = unbounded. */
  readonly maxPayout: Minor | null;
  readonly hyperBonusPercent: number;
  readonly minHyperBonusBetLimit: Minor;
  readonly maxHyperBonusLimit: Minor;
  readonly calcSystemsMin: boolean;
  readonly manuallyDeletedBonusBet: boolean;
}

/** An empty coupon: the defaults of CPN-01. */
export function emptyCoupon(): CouponState {
  return {
    tab: "coupon",
    typeId: oneBetType,
    isActivePlaceBet: false,
    isActiveAutoMax: false,
    isActiveVipBet: false,
    isActiveSystemBanker: true,
    bets: [],
    accountId: null,
    amount: "",
    amountByBlockId: {},
    amountByBetId: {},
    minBetAmount: zero(),
    maxBetAmount: null,
    availablePrepaidAmount: zero(),
    coef: "1",
    coefByView: "1.00",
    promoCode: "",
    manualPromoCode: "",
    promoCodes: [],
    systemValue: leastSystemValue,
    systemValues: [],
    antiExpressCoef: null,
    successCoupon: null,
    singlesResultCoupons: [],
    expressId: null,
    maxPayout: null,
    hyperBonusPercent: 0,
    minHyperBonusBetLimit: zero(),
    maxHyperBonusLimit: zero(),
    calcSystemsMin: false,
    manuallyDeletedBonusBet: false,
  };
}

/** The cookie of an empty coupon; `key` is its idempotency key. */
export function emptyCookie(key: string): CouponCookie {
  return {
    bets: [],
    typeId: oneBetType,
    systemValue: leastSystemValue,
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

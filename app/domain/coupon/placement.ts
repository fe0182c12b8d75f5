import type { Minor } from "../money/amount";
import type { CouponTypeId } from "./kinds";
import type { BetRef } from "./types";

/** 0 ask on any change, 1 accept any change, 2 accept higher only (CPS-02). */
export type ChangeCoefAction = 0 | 1 | 2;

/** A bet of a placement: its ref, the price and score the player saw, and its block (as in `PlacedLeg`). */
export interface PlacementBet extends BetRef {
  readonly blockId: number;
  readonly coef: string;
  readonly scores: string | null;
}

/** The request to place a coupon (CPP-01). Amounts are minor units of the currency `iso`. */
export interface PlacementRequest<C extends string = string> {
  readonly key: string;
  readonly userId: number;
  readonly accountId: number;
  readonly iso: C;
  readonly typeId: CouponTypeId;
  readonly amount: Minor<C>;
  readonly amountByBlockId: Readonly<Record<string, Minor<C>>>;
  readonly bets: readonly PlacementBet[];
  readonly changeCoefAction: ChangeCoefAction;
  /** Exact product of the prices. */
  readonly coef: string;
  /** The product of the prices (`coef`) in the player's price format, `coefViewId` (ODD-02). */
  readonly coefByView: string;
  readonly coefViewId: number;
  readonly exactCoef: 0 | 1;
  readonly isDropOnScoreChange: boolean;
  /** The advanced part of `amount` (CPN-15). */
  readonly prepaidAmount: Minor<C>;
  /** Whether this is a VIP bet: its stake is above the ordinary maximum (CPN-11). */
  readonly isVip: boolean;
  readonly refId: number;
  readonly systemValue: number;
  /** The hyper-bonus that the page showed, in percent (CPN-13). */
  readonly hyperBonusPercent: number;
  /** The express bonus that the page showed, in percent; null = none shown (CPN-06). */
  readonly bonusPercent: number | null;
  readonly manuallyDeletedBonusBet: boolean;
  readonly promoCode: string;
  /** Until when the platform may accept this request, by its own clock, ms since epoch (CPP-11). */
  readonly validUntil: number;
}

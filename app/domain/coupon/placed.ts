import type { Minor } from "../money/amount";
import type { AutoCashOut, CashedOutPart } from "./cash-out/part";
import type { CouponTypeId } from "./kinds";
import type { ChangeCoefAction } from "./placement";
import type { BetRef } from "./types";

/** The block of a system's bankers, which are in every line (CPN-02); other blocks also count from 1. */
export const bankerBlockId = 1;

export type PlacedCouponState = "placed" | "won" | "lost" | "void" | "cashed-out";

export type PlacedLegState = "open" | "won" | "half-won" | "void" | "half-lost" | "lost";

export interface PlacedLeg extends BetRef {
  readonly coef: string;
  readonly champ: string;
  readonly game: string;
  readonly name: string;
  /** The name of the market that the leg is a selection of; absent = the platform does not say. */
  readonly title?: string | undefined;
  readonly path: string;
  readonly startsAt: string;
  readonly scores: string | null;
  readonly state: PlacedLegState;
  /**
   * The block that the leg is in (CPN-02): in a system `bankerBlockId` for a banker, else 0; in a
   * coupon of blocks the block's number; 0 in other coupons.
   */
  readonly blockId: number;
}

/**
 * What a coupon was placed with besides its bets and stakes: the total price as shown, the choices
 * for price and score changes, the advance. None of it affects the result (CPP-01).
 */
export interface PlacementOptions<C extends string = string> {
  /** The total price as shown, in the view `coefViewId` (ODD-02). */
  readonly coefByView: string;
  readonly coefViewId: number;
  readonly changeCoefAction: ChangeCoefAction;
  readonly exactCoef: boolean;
  readonly isDropOnScoreChange: boolean;
  /** The advanced part of the stake. */
  readonly prepaidAmount: Minor<C>;
}

/** A change of a settled coupon by a corrected result; `at` ISO 8601. */
export interface CouponCorrection<C extends string = string> {
  readonly at: string;
  /** The return before, and since; null = the coupon was open again. */
  readonly before: Minor<C>;
  readonly after: Minor<C> | null;
  /** What the account lacked of the difference that was taken back. */
  readonly debt: Minor<C>;
}

/** A placed coupon: the receipt, and later its result. Amounts are in `iso`; times ISO 8601. */
export interface PlacedCoupon<C extends string = string> {
  readonly id: string;
  readonly key: string;
  readonly accountId: number;
  readonly iso: C;
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  /**
   * The stake that is still on the bet: the placed stake less the parts in `cashedOut` (CPN-23).
   */
  readonly stake: Minor<C>;
  /** Stakes of blocks (type 4), by block id; after a part was cashed out each is rounded down. */
  readonly amountByBlockId: Readonly<Record<string, Minor<C>>>;
  /**
   * The coupon's price, decimal text: the exact product of the legs' prices; for a system or blocks
   * the return per unit of stake, cut to 6 decimals.
   */
  readonly coef: string;
  readonly possibleWin: Minor<C>;
  /**
   * The highest payout that cut the possible return, or the return once settled; of blocks that of a
   * block. Null = nothing was cut.
   */
  readonly maxPayout: Minor<C> | null;
  /**
   * The rewards promised at placing, in percent; 0 = none: the express bonus (`bonusPercent`,
   * CPN-06), the hyper-bonus (CPN-13) and the promo code's (CPN-14).
   */
  readonly bonusPercent: number;
  readonly hyperBonusPercent: number;
  readonly promoPercent: number;
  readonly promoCode: string;
  readonly state: PlacedCouponState;
  /** Paid for `stake`; null while open. */
  readonly return: Minor<C> | null;
  /** Parts of the placed stake that were cashed out, in their order. */
  readonly cashedOut: readonly CashedOutPart<C>[];
  /** Changes by corrected results, in their order (CPN-28). */
  readonly corrections: readonly CouponCorrection<C>[];
  /**
   * Whether the coupon was cashed out automatically. While it is open, `autoCashOut` has the amount
   * at which the platform will do so; null = none is set.
   */
  readonly isAutoCashOut: boolean;
  readonly autoCashOut: AutoCashOut<C> | null;
  readonly placedAt: string;
  readonly settledAt: string | null;
  readonly terms: PlacementOptions<C>;
  readonly legs: readonly PlacedLeg[];
}

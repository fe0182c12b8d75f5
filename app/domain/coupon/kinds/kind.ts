import type { Minor } from "../../money/amount";
import type { Ratio } from "../../odds/ratio";
import type { PlacedLegState } from "../placed";
import type { SystemLineLeg, SystemRatioLeg } from "../returns/lines";
import type { CouponBet } from "../types";

/**
 * What a coupon's stakes are for: all bets together, each block, or each bet, which is then placed as a
 * coupon of its own (CPN-02, CPP-04).
 */
export type StakeScope = "coupon" | "block" | "bet";

/** Everything in which one kind of coupon differs from another; looked up by the coupon's type id. */
export interface CouponKind {
  /** The numbers of bets it can be placed with. */
  readonly fewestBets: number;
  readonly mostBets: number;
  readonly stakedOn: StakeScope;
  /**
   * Whether a stake is on several bets in combination, as in an express, a system or a block;
   * dependent and banned bets cannot be among them (CPN-05).
   */
  readonly isCombined: boolean;
  /**
   * Whether a coupon of this kind has one price, the product of its bets' prices, which hyper-bonus
   * and promo codes need (CPN-13, CPN-14).
   */
  readonly isProduct: boolean;
  /**
   * Whether the bookmaker's offers for expresses apply to this kind: the express bonus (CPN-06),
   * and the anti-express, which is a price against the express winning.
   */
  readonly takesExpressOffers: boolean;
  /** Whether a bet can be a banker, which is in every line. */
  readonly hasBankers: boolean;
  /**
   * Gives the number of a system's lines by its system value, and the return of the least winning one
   * (CPN-07); null for other kinds, whose legs are all one line.
   */
  readonly lines:
    | ((legs: readonly SystemLineLeg[], systemValue: number) => LineCountAndLeastReturn)
    | null;
  /**
   * How a coupon of this kind is settled if its lines or blocks win and lose independently; null =
   * it is settled by the product of its legs (CPN-25).
   */
  readonly parts: PartSettlementRules | null;
  /** The number of the group that a bet is in; bets of one group need different games (CPN-05). */
  groupOf(bet: Pick<CouponBet, "blockId">): number;
  /** The block a bet is placed in; 0 = none. */
  placedBlock(bet: Pick<CouponBet, "isBanker" | "blockId">): number;
  /**
   * Splits a coupon into its stakes, each with the legs that it is placed on; every leg belongs to
   * one of them.
   */
  sharesOf<L extends { readonly blockId: number }, C extends string>(
    coupon: StakedCoupon<L, C>,
  ): readonly LegsWithStake<L, C>[];
  /** The return of one unit staked on legs that each return `ratio`; `systemValue` says of which lines. */
  perUnit(legs: readonly SystemRatioLeg[], systemValue: number): Ratio;
}

/**
 * The number of lines of a system, and the return of its least winning line per unit of the whole
 * stake.
 */
export interface LineCountAndLeastReturn {
  readonly count: number;
  readonly least: Ratio;
}

/**
 * How a coupon is settled whose parts (the lines of a system, or blocks) win and lose
 * independently.
 */
export interface PartSettlementRules {
  /** Whether no part can win any more. */
  isLost(legs: readonly SettlementLeg[], systemValue: number): boolean;
  /** The legs whose results still matter. */
  counting<L extends SettlementLeg>(legs: readonly L[]): readonly L[];
}

/** What the settlement of lines or blocks needs to know of a leg. */
export interface SettlementLeg {
  readonly state: PlacedLegState;
  readonly isBanker: boolean;
  readonly blockId: number;
}

/** The stakes and legs of a coupon. */
export interface StakedCoupon<L, C extends string> {
  readonly stake: Minor<C>;
  readonly amountByBlockId: Readonly<Record<string, Minor<C>>>;
  readonly legs: readonly L[];
}

/** Legs with a stake on them. */
export interface LegsWithStake<L, C extends string> {
  readonly stake: Minor<C>;
  readonly legs: readonly L[];
}

import type { Account } from "~/domain/accounts/account";
import type { CombinationOffer } from "~/domain/coupon/combination";
import type { CouponTypeId } from "~/domain/coupon/kinds";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Refusal } from "~/domain/coupon/refusal";
import type { VisibleCouponParts } from "~/domain/coupon/settings/settings";
import type { VipStakeRange } from "~/domain/coupon/stakes/vip";
import type { SystemSizeOption } from "~/domain/coupon/state";
import type { CouponBet } from "~/domain/coupon/types";
import type { StakeLimitRemainder } from "~/domain/limits/stake-limit";
import type { Minor } from "~/domain/money/amount";
import type { BetView } from "./bet-view";
import type { RewardsView } from "./bonuses/rewards";
import type { RefusalPlace } from "./refusals";
import type { BlockView } from "./stakes/blocks";
import type { SingleBetView } from "./stakes/singles";

export type { BetView } from "./bet-view";

/** Everything that the product shows and does with a coupon on a page. Amounts are in `iso`. */
export interface CouponView {
  readonly count: number;
  readonly bets: readonly CouponBet[];
  readonly rows: readonly BetView[];
  /** The type the player picked. */
  readonly typeId: CouponTypeId;
  /** The type it would be placed as. */
  readonly effectiveTypeId: CouponTypeId;
  readonly iso: string;
  readonly account: Account | null;
  /** The account that pays; null = a guest, or unknown. */
  readonly accountId: number | null;
  /** Text of the stake that is typed for the coupon as a whole, whatever its type. */
  readonly amount: string;
  /** The singles with their stakes; null for other types (CPN-02). */
  readonly singles: readonly SingleBetView[] | null;
  /** The stake, for singles the total; null while the typed text is invalid. */
  readonly stake: Minor | null;
  readonly step: Minor;
  /** null = no minimum, or unknown. */
  readonly minBet: Minor | null;
  /** null = unbounded. */
  readonly maxBet: Minor | null;
  /** null = unbounded. */
  readonly maxPayout: Minor | null;
  /** The price of the whole, exact decimal text. */
  readonly coef: string;
  /** null = none is offered (CPN-08). */
  readonly antiExpressCoef: string | null;
  readonly systemValue: number;
  readonly systemValues: readonly SystemSizeOption[];
  /** Events per line of a system without bankers; null if its events allow none (CPN-07). */
  readonly systemSize: number | null;
  /** The rewards that the coupon earns on top of its prices (CPN-06, CPN-13, CPN-14). */
  readonly rewards: RewardsView;
  readonly promoCode: string;
  /**
   * What bets of one game, which this coupon cannot hold together, could be combined into (CPN-04).
   */
  readonly combinations: readonly CombinationOffer[];
  /** The player's own codes (CPN-14). */
  readonly promoCodes: readonly string[];
  /** Whether this player can use promo codes now. */
  readonly takesPromoCodes: boolean;
  /** The blocks with their stakes; null for other types (CPN-02). */
  readonly blocks: readonly BlockView[] | null;
  /** The terms for a stake above the maximum; null = none (CPN-11). */
  readonly vip: VipStakeRange | null;
  readonly availablePrepaidAmount: Minor;
  /** The advance, typed text; "" if none is available (CPN-15). */
  readonly prepaidAmount: string;
  readonly refusals: Readonly<Record<RefusalPlace, readonly Refusal[]>>;
  /** Why this player's bets are not taken, whatever they are: no price can be chosen (LIM-12, LIM-20). */
  readonly closed: Refusal | null;
  /** Another pick of a market replaces the first one (decision 26). */
  readonly isMarketReplaced: boolean;
  readonly isChecking: boolean;
  /** What the strictest stake limit leaves (LIM-14). */
  readonly stakeLimit: StakeLimitRemainder | null;
  readonly isAutoMaxOffered: boolean;
  readonly isActiveAutoMax: boolean;
  /** The current maximum of the whole stake; null if unknown. */
  readonly currentMax: Minor | null;
  /** Parts that the player wants to see (CPS-06). */
  readonly shown: VisibleCouponParts;
  /** Singles known to be placed while others are being checked (CPP-11). */
  readonly singlesResultCoupons: readonly PlacedCoupon[];
  /** Receipts that the player has not seen yet (CPP-11). */
  readonly receiptIds: readonly string[];
  readonly key: string;
  /** Revision of the stored coupon. */
  readonly rev: number;
}

import type { Accounts } from "../accounts/account";
import type { StakeLimitRemainder } from "../limits/stake-limit";
import type { Minor } from "../money/amount";
import type { SiteConfig } from "../settings/site-config";
import type { HyperBonus, PromoCode } from "./bonus";
import type { CombinationOffer } from "./combination";
import type { CurrentBet } from "./current-bet";
import type { PlacedCoupon } from "./placed";
import type { RefusalCode } from "./refusal";
import type { CouponSettings } from "./settings/settings";
import type { StakeAndPayoutBounds } from "./stakes/stake";
import type { SystemSizeOption } from "./state";

/** The player's own promo codes for a coupon, the chosen one, and why it is refused (CPN-14). */
export interface CouponPromoCodeChoice<C extends string = string> {
  readonly own: readonly PromoCode<C>[];
  readonly chosen: PromoCode<C> | null;
  readonly refusal: Extract<RefusalCode, `promo-${string}`> | null;
}

/** Data that the view of a coupon is computed from, besides its cookie; `now` is ms since epoch. */
export interface CouponViewContext<C extends string = string> {
  /** Current bets in the coupon's order, null for one unknown to the platform; null = no answer. */
  readonly resolved: readonly (CurrentBet | null)[] | null;
  /**
   * Whether this player's bets are refused now because accounts, ban, terms or limits could not be
   * read (LIM-20).
   */
  readonly isPaused: boolean;
  /** The player's break, time-out or self-exclusion, `endsAt` in ms since epoch; absent = none (LIM-12). */
  readonly lock?: { readonly endsAt: number | null } | null;
  /** Stake bounds; null = no answer. */
  readonly bounds: StakeAndPayoutBounds<C> | null;
  /**
   * Stake bounds of each bet as a single, in the order of the coupon, if the platform gives them
   * (CPN-02).
   */
  readonly singles?: readonly (StakeAndPayoutBounds<C> | null)[] | null;
  /**
   * Stake bounds by block number (`blocks`, CPN-02), and the line sizes that a system can have
   * (`systemValues`, CPN-07), if the platform gives them.
   */
  readonly blocks?: Readonly<Record<string, StakeAndPayoutBounds<C>>>;
  readonly systemValues?: readonly SystemSizeOption<C>[];
  /**
   * The hyper-bonus, and the price of the anti-express (a bet against the express winning), if the
   * platform offers them.
   */
  readonly hyperBonus?: HyperBonus<C> | null;
  readonly antiExpressCoef?: string | null;
  /** What several bets of one game could be combined into (CPN-04). */
  readonly combinations?: readonly CombinationOffer[];
  /**
   * The player's promo codes, and why the coupon's own code is refused; null = promo codes are not
   * allowed, or no answer.
   */
  readonly promo?: CouponPromoCodeChoice<C> | null;
  /** The available advance on the stake; absent = none (CPN-15). */
  readonly availablePrepaid?: Minor<C>;
  /** Singles known to be placed while others are being checked (CPP-11). */
  readonly placed?: readonly PlacedCoupon[];
  /** null = a guest, or the accounts are unknown. */
  readonly accounts: Accounts | null;
  readonly config: Pick<SiteConfig, "coupon" | "currency">;
  readonly settings: CouponSettings;
  readonly now: number;
  /** What the strictest stake limit leaves (LIM-14); absent if none or the stake is bonus money. */
  readonly stakeLimit?: StakeLimitRemainder | null;
}

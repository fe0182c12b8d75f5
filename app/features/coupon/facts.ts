import type { Accounts } from "../accounts/account";
import type { StakeLimit } from "../limits/stake-limit";
import type { Minor } from "../money/amount";
import type { OddsView } from "../odds/views";
import type { SiteConfig } from "../settings/site-config";
import type { HyperBonus, PromoCode } from "./bonuses/bonus";
import type { CouponSettings } from "./settings/settings";
import type { Bounds } from "./stakes/stake";
import type { SystemOption } from "./state";
import type { Bet, PlacedCoupon, RefusalCode } from "./types";

/** Promo codes as a coupon needs them (CPN-14). */
export interface PromoCodes<C extends string = string> {
  readonly own: readonly PromoCode<C>[];
  readonly chosen: PromoCode<C> | null;
  readonly refusal: Extract<RefusalCode, `promo-${string}`> | null;
}

/** What is known of the world while a coupon is shown; `now` is ms since epoch. */
export interface CouponFacts<C extends string = string> {
  /** The bets as they stand now, in the coupon's order, null for one the platform does not know; null = no answer. */
  readonly resolved: readonly (Bet | null)[] | null;
  /** Whether bets cannot be taken from this player now: accounts, ban or terms could not be read (LIM-20). */
  readonly isPaused: boolean;
  /** null = no answer. */
  readonly bounds: Bounds<C> | null;
  /** Bounds of each bet as a single, in the coupon's order, where the platform states them (CPN-02). */
  readonly singles?: readonly (Bounds<C> | null)[] | null;
  /** Bounds of each block by its number, and the sizes of a system, where the platform states them (CPN-02, CPN-07). */
  readonly blocks?: Readonly<Record<string, Bounds<C>>>;
  readonly systemValues?: readonly SystemOption<C>[];
  /** What is added to a win, and the price of the bet against an express, where the platform has them. */
  readonly hyperBonus?: HyperBonus<C> | null;
  readonly antiExpressCoef?: string | null;
  /** The player's promo codes and what is to be said of the coupon's; null = none may be used, or nobody can say. */
  readonly promo?: PromoCodes<C> | null;
  /** What may be advanced to the stake; none where nothing is said (CPN-15). */
  readonly availablePrepaid?: Minor<C>;
  /** What is known to be placed of singles while the rest is unknown (CPP-11). */
  readonly placed?: readonly PlacedCoupon[];
  /** null = a guest; a player whose accounts are unknown has none. */
  readonly accounts: Accounts | null;
  readonly config: Pick<SiteConfig, "coupon" | "currency">;
  readonly settings: CouponSettings;
  /** How the reader has prices written; decimal where nothing is said (ODD-01). */
  readonly odds?: OddsView;
  readonly now: number;
  /** What the player's limits leave of stakes, the strictest (LIM-14); absent where none holds or the stake is no money of his. */
  readonly stakeLimit?: StakeLimit | null;
}

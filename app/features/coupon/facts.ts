import type { Accounts } from "../accounts/account";
import type { SiteConfig } from "../settings/site-config";
import type { CouponSettings } from "./settings";
import type { Bounds } from "./stake";
import type { Bet } from "./types";

/** What is known of the world while a coupon is shown; `now` is ms since epoch. */
export interface CouponFacts {
  /** The bets as they stand now, in the coupon's order, null for one the platform does not know; null = no answer. */
  readonly resolved: readonly (Bet | null)[] | null;
  /** Whether bets cannot be taken from this player now: accounts, ban or terms could not be read (LIM-20). */
  readonly isPaused: boolean;
  /** null = no answer. */
  readonly bounds: Bounds | null;
  /** null = a guest; a player whose accounts are unknown has none. */
  readonly accounts: Accounts | null;
  readonly config: Pick<SiteConfig, "coupon" | "currency">;
  readonly settings: CouponSettings;
  readonly now: number;
}

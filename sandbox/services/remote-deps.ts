import type { z } from "zod";
import type { accountWire } from "~/platform/services/accounts/wire.server";
import type { SiteConfigWire } from "~/platform/services/config/site-config-wire.server";
import type { PlacedCouponWire } from "~/platform/services/coupons/placed-wire.server";
import type { playerRecordWire } from "~/platform/services/user/config-wire.server";
import type { ContentReader } from "../content/read";
import type { Feed, OverridesByGameId } from "../feed/types";
import type { CasinoDataAccess } from "./casino/pages";
import type { AccountPagesDataAccess } from "./office/deps";
import type { PromotionDataAccess } from "./promotions";
import type { LottoTotoDataAccess } from "./tickets/remote";

export type AccountWire = z.infer<typeof accountWire>;
export type UserConfigWire = z.infer<typeof playerRecordWire>;

/** Player of a personal remote page. */
export interface RemotePlayer {
  readonly userId: number;
  readonly login: string;
  readonly config: UserConfigWire;
  /**
   * The player's accounts, the active one first; amounts are decimal text of each account's
   * currency.
   */
  readonly accounts: readonly AccountWire[];
}

/** Coupon states for filters: one state, or all settled ones. */
export const couponStateFilters = ["open", "settled", "won", "lost", "void", "cashed-out"] as const;
export type CouponStateFilter = (typeof couponStateFilters)[number];

/** Filter for placed coupons, newest first. `state` absent = all; `limit` defaults to 50, at most 200. */
export interface CouponQuery {
  readonly state?: CouponStateFilter;
  /**
   * Coupons placed at or after `from` and before `until`, ms since epoch; absent = no such bound.
   */
  readonly from?: number;
  readonly until?: number;
  /** Older than the coupon with this id. */
  readonly before?: number;
  /** With these ids, or placed with these keys. */
  readonly ids?: readonly number[];
  readonly keys?: readonly string[];
  readonly limit?: number;
  /** Language of the names; absent = as placed. */
  readonly lng?: string;
}

/** Totals of a currency's coupons: decimal text; `count` coupons. */
export interface CurrencyCouponTotals {
  readonly iso: string;
  readonly count: number;
  readonly staked: string;
  readonly returned: string;
  /** `returned` minus `staked`; the stakes of open bets count as lost. */
  readonly net: string;
  /** `returned` minus the stakes of settled bets. */
  readonly settledNet: string;
  /** The open part of `staked`. */
  readonly inPlay: string;
}

/** Sandbox interface for remote pages (SBX-04); coupons and balances are settled up to `now()` first. */
export interface RemoteDataAccess {
  feed(): Feed;
  /** Origin of the site, for links that leave it: `https://www.example`. */
  readonly publicOrigin: string;
  /** The platform's clock, ms since epoch. */
  now(): number;
  overrides(): Promise<OverridesByGameId>;
  /** Player of the request's bearer token; null = a guest, or an invalid token. */
  player(request: Request): Promise<RemotePlayer | null>;
  couponsOf(userId: number, query: CouponQuery): Promise<readonly PlacedCouponWire[]>;
  /** Totals by currency of all coupons that a query finds; the query's `limit` does not matter. */
  totalsOf(userId: number, query: CouponQuery): Promise<readonly CurrencyCouponTotals[]>;
  /**
   * Amounts at which these open coupons can be cashed out now, by id (CPN-23); a coupon without an
   * offer is left out.
   */
  cashOutsOf(userId: number, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  siteConfig(): Promise<SiteConfigWire>;
  /** What the pages of the office show. */
  readonly office: AccountPagesDataAccess;
  readonly casino: CasinoDataAccess;
  /** The platform's published texts. */
  readonly content: ContentReader;
  /** Sections that the casino has (CFG-06). */
  partitions(): readonly string[];
  /** Access to the draws of the lotto and the toto, and to players' tickets. */
  draws(): LottoTotoDataAccess;
  /** What the pages of bonuses and promotions state. */
  readonly promotions: PromotionDataAccess;
}

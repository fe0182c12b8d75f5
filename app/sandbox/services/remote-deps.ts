import type { z } from "zod";
import type { accountWire } from "~/platform/accounts/wire.server";
import type { SiteConfigWire } from "~/platform/config/wire.server";
import type { PlacedCouponWire } from "~/platform/coupons/wire.server";
import type { userConfigWire } from "~/platform/user/wire.server";
import type { Feed, Overrides } from "../feed/types";

export type AccountWire = z.infer<typeof accountWire>;
export type UserConfigWire = z.infer<typeof userConfigWire>;

/** Who a personal remote page is rendered for. */
export interface RemotePlayer {
  readonly userId: number;
  readonly login: string;
  readonly config: UserConfigWire;
  /** Active account first, amounts as decimal text of the account's currency. */
  readonly accounts: readonly AccountWire[];
}

/** What a list of coupons may be narrowed to: a state, or all that are settled one way or another. */
export const couponStates = ["open", "settled", "won", "lost", "void", "cashed-out"] as const;
export type CouponState = (typeof couponStates)[number];

/** Which of a player's placed coupons; newest first. `state` absent = all, `limit` 50 unless told (at most 200). */
export interface CouponQuery {
  readonly state?: CouponState;
  /** Placed at or after, and before: ms since epoch. */
  readonly from?: number;
  readonly until?: number;
  /** Older than the coupon of this id. */
  readonly before?: number;
  /** Those of these ids, or placed with these keys. */
  readonly ids?: readonly number[];
  readonly keys?: readonly string[];
  readonly limit?: number;
  /** Language of the names; as placed where absent. */
  readonly lng?: string;
}

/** What a currency's coupons come to: decimal text, `count` coupons. */
export interface CouponTotal {
  readonly iso: string;
  readonly count: number;
  readonly staked: string;
  readonly returned: string;
  /** `returned` less `staked`; stakes that are still open count as spent. */
  readonly net: string;
  /** What of `staked` is still open. */
  readonly inPlay: string;
}

/** What the remote pages may ask of the sandbox (SBX-04); coupons and balances are settled up to `now()` first. */
export interface RemoteDeps {
  feed(): Feed;
  /** The platform's clock, ms since epoch. */
  now(): number;
  overrides(): Promise<Overrides>;
  /** By the request's bearer token; null = a guest, or a token that does not hold. */
  player(request: Request): Promise<RemotePlayer | null>;
  couponsOf(userId: number, query: CouponQuery): Promise<readonly PlacedCouponWire[]>;
  /** What all coupons of a query come to, whatever its limit, by currency. */
  totalsOf(userId: number, query: CouponQuery): Promise<readonly CouponTotal[]>;
  /** What would be paid for these open coupons now, by id (CPN-23); absent = nothing is offered. */
  cashOutsOf(userId: number, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  accountsOf(userId: number): Promise<readonly AccountWire[]>;
  siteConfig(): Promise<SiteConfigWire>;
}

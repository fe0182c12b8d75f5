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

/** Which of a player's placed coupons; newest first. `state` absent = all, `limit` 50 unless told (at most 200). */
export interface CouponQuery {
  readonly state?: "open" | "settled";
  /** Those of these ids, or placed with these keys. */
  readonly ids?: readonly number[];
  readonly keys?: readonly string[];
  readonly limit?: number;
  /** Language of the names; as placed where absent. */
  readonly lng?: string;
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
  accountsOf(userId: number): Promise<readonly AccountWire[]>;
  siteConfig(): Promise<SiteConfigWire>;
}

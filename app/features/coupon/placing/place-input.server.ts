import type { Accounts } from "~/domain/accounts/account";
import type { MakePlacementKey } from "~/domain/coupon/change/change";
import type { PlacementRequest } from "~/domain/coupon/placement";
import type { PlacementKeyResult, PlacementResult } from "~/domain/coupon/placement-result";
import type { CouponSettings } from "~/domain/coupon/settings/settings";
import type { VipStakeRange } from "~/domain/coupon/stakes/vip";
import type { CouponCookie } from "~/domain/coupon/types";
import type { OddsView } from "~/domain/odds/views";
import type { SessionState } from "~/domain/session/player";
import type { SiteConfig } from "~/domain/settings/site-config";
import type { ShownRewards } from "./placement";

/** A posted placement and its player. */
export interface PlacePost {
  readonly coupon: CouponCookie;
  /** The account that the form's page showed as paying; null or absent = it named none. */
  readonly shownAccountId?: number | null;
  readonly typedAmount: string;
  /** Typed stakes of blocks, by block number (CPN-02). */
  readonly typedByBlock: Readonly<Record<string, string>>;
  /** The rewards that the form's page showed: lower ones are refused (CPN-06, CPN-13). */
  readonly seen?: ShownRewards;
  /** The typed advance on the stake; "" or absent for none (CPN-15). */
  readonly typedAdvance?: string;
  /** The terms for a stake above the maximum; absent = none (CPN-11). */
  readonly vip?: VipStakeRange | null;
  readonly key: string;
  readonly session: SessionState;
  readonly accounts: Accounts | null;
  readonly config: Pick<SiteConfig, "coupon" | "refId">;
  readonly settings: CouponSettings;
  readonly odds: OddsView;
}

/** The platform's two calls for a placement. One that throws has an unknown outcome. */
export interface PlacePlatform {
  place(placement: PlacementRequest): Promise<PlacementResult>;
  findByKey(key: string): Promise<PlacementKeyResult>;
}

/** What a placement needs from its environment. */
export interface PlaceDeps {
  readonly newKey: MakePlacementKey;
  /** The platform's clock at the start of the request, ms since epoch. */
  readonly now: number;
  /** The platform's current clock, ms since epoch. */
  clock(): number;
  /** Time left of the page's budget for upstream calls, ms. */
  left(): number;
  wait(ms: number): Promise<void>;
}

import { setTimeout as wait } from "node:timers/promises";
import type { MakePlacementKey } from "~/domain/coupon/change/change";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { PlacementRequest } from "~/domain/coupon/placement";
import type { PlacementKeyResult, PlacementResult } from "~/domain/coupon/placement-result";
import type { RequestContext } from "~/features/gate/request-context";
import { placeCoupon } from "~/platform/services/coupons/place.server";
import {
  findCouponByPlacementKey,
  findCouponsByPlacementKeys,
} from "~/platform/services/coupons/placed-coupons.server";
import { platformNow } from "~/platform/transport/clock.server";
import { pageBudgetLeftMs } from "~/platform/transport/scope.server";
import { newPlacementKey } from "../storage/placement-key.server";

/** The platform's calls for a placement. One that throws has an unknown outcome. */
export interface PlacePlatform {
  place(placement: PlacementRequest): Promise<PlacementResult>;
  findByKey(key: string): Promise<PlacementKeyResult>;
  /** The coupon under each key; null = no answer. */
  findByKeys(keys: readonly string[]): Promise<ReadonlyMap<string, PlacedCoupon> | null>;
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

/** The platform's calls for a placement, for this request. */
export function placePlatformFor({ platform }: RequestContext): PlacePlatform {
  return {
    place: (placement) => placeCoupon(platform, placement),
    findByKey: (key) => findCouponByPlacementKey(platform, key),
    findByKeys: (keys) => findCouponsByPlacementKeys(platform, keys),
  };
}

/** What a placement needs from this request. */
export function placeDepsFor(context: RequestContext): PlaceDeps {
  return {
    newKey: newPlacementKey,
    now: context.now,
    clock: platformNow,
    left: () => pageBudgetLeftMs(context.platform),
    wait: (ms: number) => wait(ms),
  };
}

import { randomUUID } from "node:crypto";
import type { CouponCookie } from "~/domain/coupon/types";
import { lookupDelaysMs } from "~/domain/money/lost-answer";
import type { RequestContext } from "~/features/gate/request-context";
import { platformNow } from "~/platform/transport/clock.server";
import { sharedServices } from "~/server/shared/shared-services.server";
import { pendingCoupon } from "./coupon-after";
import {
  closedKeyName,
  inFlightMarkKeptMs,
  inFlightMarkName,
  removeInFlightMark,
} from "./in-flight-mark.server";
import type { PlaceDeps } from "./place-input.server";
import type { PlaceOutcome } from "./place-outcome";
import { isPlacementWindowOver } from "./placement-window";
import type { SinglesPlatform } from "./singles-input.server";

/**
 * A placement that is marked in the shared store while it is sent. `platform` has the platform's
 * calls, which set the mark; `settled` takes the outcome and returns "checking" if another request
 * may still place the coupon.
 */
export interface InFlightPlacement {
  readonly platform: SinglesPlatform;
  settled<T extends PlaceOutcome>(outcome: T, means: PlaceDeps): Promise<T | Checking>;
}
type Checking = Extract<PlaceOutcome, { kind: "checking" }>;

/**
 * Prepares the placement of the cookie's coupon under the coupon's own key: wraps the platform's
 * calls so that each placement sent marks the key in the shared store. Nothing is sent or marked
 * yet.
 */
export function createInFlightPlacement(
  context: RequestContext,
  coupon: CouponCookie,
  platform: SinglesPlatform,
): InFlightPlacement {
  const name = inFlightMarkName(context, coupon.key);
  const by = randomUUID();
  let isSent = false;
  return {
    platform: {
      ...platform,
      async place(placement) {
        isSent = true;
        // Singles mark each bet: the last one sent decides when the window ends.
        if (name === null) return platform.place(placement);
        const { marks } = sharedServices();
        await marks.set(name, by, platformNow(), inFlightMarkKeptMs);
        const isClosed = (await marks.of(closedKeyName(name))).size > 0;
        return isClosed
          ? { kind: "refused", refusals: [{ code: "late" }] }
          : platform.place(placement);
      },
    },
    async settled(outcome, means) {
      if (name === null) return outcome;
      if (coupon.isChecking && outcome.kind !== "checking")
        await removeInFlightMark(context, coupon.key);
      const isDefinite = outcome.kind === "refused" || outcome.kind === "terms";
      if (!isSent || !isDefinite) return outcome;
      const others = await othersOf(name, by, means);
      // Another request may still place this coupon: a new key now could make two bets.
      return others.length === 0
        ? outcome
        : { kind: "checking", placed: [], coupon: pendingCoupon(coupon, Math.max(...others)) };
    },
  };
}

/**
 * The times (ms since epoch) at which other requests under the same key were sent, if they may
 * still place the coupon. Waits a short time for them to end.
 */
async function othersOf(
  name: string,
  by: string,
  { left, wait }: PlaceDeps,
): Promise<readonly number[]> {
  const { marks } = sharedServices();
  const young = (moments: ReadonlyMap<string, number>) =>
    [...moments.values()].filter((sentAt) => !isPlacementWindowOver(sentAt, platformNow()));
  let others = young(await marks.drop(name, by));
  for (const pause of lookupDelaysMs) {
    if (others.length === 0 || left() <= pause) break;
    await wait(pause);
    others = young(await marks.of(name));
  }
  return others;
}

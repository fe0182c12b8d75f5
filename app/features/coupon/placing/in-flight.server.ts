import { randomUUID } from "node:crypto";
import type { CouponCookie } from "~/domain/coupon/types";
import { lookupDelaysMs } from "~/domain/money/lost-answer";
import type { RequestContext } from "~/features/gate/request-context";
import { platformNow } from "~/platform/transport/clock.server";
import { hashedCacheKey } from "~/server/keyed.server";
import { sharedServices } from "~/server/shared/shared-services.server";
import { pendingCoupon } from "./coupon-after";
import type { PlaceDeps, PlacePlatform } from "./place-deps.server";
import type { PlaceOutcome } from "./place-outcome";
import { isPlacementWindowOver } from "./placement-window";

/*
 * Marks of placements, shared between nodes (CPP-03, CPN-17): that a request was sent under a key, and when.
 * The browser's cookie cannot tell while the response is pending, or after it is lost. A coupon with a marked
 * key is checked by its key as usual, with the usual end; so a mark left by a dead node blocks nobody longer
 * than a lost response does. While Redis is down, a node knows only its own marks. Then a second tab on
 * another node can change a coupon that is being placed, and so can a browser with a lost response.
 */

/** How long a mark is kept, ms: a browser with a lost response is expected to return by then. */
const keptMs = 15 * 60_000;

/** Marks a coupon as being checked if its key was sent and is still marked; others stay as they are. */
export async function markPendingIfInFlight(
  context: RequestContext,
  coupon: CouponCookie,
): Promise<CouponCookie> {
  const name = markName(context, coupon.key);
  if (name === null || coupon.isChecking || coupon.bets.length === 0) return coupon;
  const sentAt = [...(await sharedServices().marks.of(name)).values()];
  return sentAt.length === 0 ? coupon : pendingCoupon(coupon, Math.max(...sentAt));
}

/** Removes the mark of a checked key: the cookie has the coupon's state now. */
export async function removeInFlightMark(context: RequestContext, key: string): Promise<void> {
  const name = markName(context, key);
  if (name !== null) await sharedServices().marks.drop(name, null);
}

/** The name of a key's mark in the shared store; null for a guest, who cannot place. */
function markName({ session }: RequestContext, key: string): string | null {
  return session.kind === "guest"
    ? null
    : `placing:${hashedCacheKey("placing", `${session.userId} ${key}`)}`;
}

/** The name under which the shared store notes that a key is closed; `name` is that of its mark. */
const closedKeyName = (name: string) => `${name}:closed`;

/**
 * Closes a placement's key if nothing was sent under it, so that a request still on its way to a
 * node cannot place; for a browser with a lost response. Null = the key is closed, or the visitor
 * is a guest; else it stays open, and the result is when it was last sent, ms since epoch.
 */
export async function closePlacementKeyIfUnused(
  context: RequestContext,
  key: string,
): Promise<number | null> {
  const name = markName(context, key);
  if (name === null) return null;
  const { marks } = sharedServices();
  // Closing writes first and reads second, as placing does: one of the two always sees the other.
  await marks.set(closedKeyName(name), "closed", platformNow(), keptMs);
  const sentAt = [...(await marks.of(name)).values()];
  if (sentAt.length === 0) return null;
  await marks.drop(closedKeyName(name), null);
  return Math.max(...sentAt);
}

/**
 * A placement that is marked in the shared store while it is sent. `platform` has the platform's
 * calls, which set the mark; `settled` takes the outcome and returns "checking" if another request
 * may still place the coupon.
 */
export interface InFlightPlacement {
  readonly platform: PlacePlatform;
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
  platform: PlacePlatform,
): InFlightPlacement {
  const name = markName(context, coupon.key);
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
        await marks.set(name, by, platformNow(), keptMs);
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

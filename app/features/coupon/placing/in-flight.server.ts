import { randomUUID } from "node:crypto";
import type { CouponCookie } from "~/domain/coupon/types";
import { lookupDelaysMs } from "~/domain/money/lost-answer";
import type { RequestContext } from "~/features/gate/request-context";
import { platformNow } from "~/platform/clock.server";
import { hashedKey } from "~/server/keyed.server";
import { sharedServices } from "~/server/shared/shared-services.server";
import { markPending } from "./coupon-after";
import type { PlaceDeps } from "./place.server";
import type { PlaceOutcome } from "./place-outcome";
import type { SinglesPlatform } from "./place-singles.server";
import { isPlacementTooLate } from "./placement-window";

/*
 * Marks of placements, shared between nodes (CPP-03, CPN-17): that a request was sent under a key, and when.
 * The browser's cookie cannot tell while the response is pending, or after it is lost. A coupon with a marked
 * key is checked by its key as usual, with the usual end; so a mark left by a dead node blocks nobody longer
 * than a lost response does. While Redis is down, a node knows only its own marks. Then a second tab on
 * another node can change a coupon that is being placed, and so can a browser with a lost response.
 */

/** How long a browser with a lost response is expected to return, ms. */
const keptMs = 15 * 60_000;

/** Marks a coupon as being checked if its key was sent and is still marked; others stay as they are. */
export async function withInFlight(
  context: RequestContext,
  coupon: CouponCookie,
): Promise<CouponCookie> {
  const name = nameOf(context, coupon.key);
  if (name === null || coupon.isChecking || coupon.bets.length === 0) return coupon;
  const sentAt = [...(await sharedServices().marks.of(name)).values()];
  return sentAt.length === 0 ? coupon : markPending(coupon, Math.max(...sentAt));
}

/**
 * Closes a key that nothing was sent under, so that a request still on its way to a node cannot place; for a
 * browser with a lost response. Returns when the key was last sent, ms since epoch, and leaves it open; null
 * = it is closed.
 */
export async function closeUnusedKey(context: RequestContext, key: string): Promise<number | null> {
  const name = nameOf(context, key);
  if (name === null) return null;
  const { marks } = sharedServices();
  // Closing writes first and reads second, as placing does: one of the two always sees the other.
  await marks.set(closedOf(name), "closed", platformNow(), keptMs);
  const sentAt = [...(await marks.of(name)).values()];
  if (sentAt.length === 0) return null;
  await marks.drop(closedOf(name), null);
  return Math.max(...sentAt);
}

/** Removes the mark of a checked key: the cookie has the coupon's state now. */
export async function removeInFlightMark(context: RequestContext, key: string): Promise<void> {
  const name = nameOf(context, key);
  if (name !== null) await sharedServices().marks.drop(name, null);
}

/** One placement: the platform's calls, which set a mark, and what the outcome does with the mark. */
export interface InFlightPlacement {
  readonly platform: SinglesPlatform;
  settled<T extends PlaceOutcome>(outcome: T, means: PlaceDeps): Promise<T | Checking>;
}
type Checking = Extract<PlaceOutcome, { kind: "checking" }>;

/** A placement of the cookie's coupon under the coupon's own key. */
export function trackPlacement(
  context: RequestContext,
  coupon: CouponCookie,
  platform: SinglesPlatform,
): InFlightPlacement {
  const name = nameOf(context, coupon.key);
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
        const isClosed = (await marks.of(closedOf(name))).size > 0;
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
        : { kind: "checking", placed: [], coupon: markPending(coupon, Math.max(...others)) };
    },
  };
}

/** When other requests under the key were sent that may still place, after a short wait for them to end. */
async function othersOf(
  name: string,
  by: string,
  { left, wait }: PlaceDeps,
): Promise<readonly number[]> {
  const { marks } = sharedServices();
  const young = (moments: ReadonlyMap<string, number>) =>
    [...moments.values()].filter((sentAt) => !isPlacementTooLate(sentAt, platformNow()));
  let others = young(await marks.drop(name, by));
  for (const pause of lookupDelaysMs) {
    if (others.length === 0 || left() <= pause) break;
    await wait(pause);
    others = young(await marks.of(name));
  }
  return others;
}

/** A player's key in the store; null for a guest, who cannot place. */
function nameOf({ session }: RequestContext, key: string): string | null {
  return session.kind === "guest"
    ? null
    : `placing:${hashedKey("placing", `${session.userId} ${key}`)}`;
}

/** The store's name for a closed key. */
const closedOf = (name: string) => `${name}:closed`;

import type { CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";
import { platformNow } from "~/platform/transport/clock.server";
import { hashedCacheKey } from "~/server/keyed.server";
import { sharedServices } from "~/server/shared/shared-services.server";
import { pendingCoupon } from "./coupon-after";

/*
 * Marks of placements, shared between nodes (CPP-03, CPN-17): that a request was sent under a key, and when.
 * The browser's cookie cannot tell while the response is pending, or after it is lost. A coupon with a marked
 * key is checked by its key as usual, with the usual end; so a mark left by a dead node blocks nobody longer
 * than a lost response does. While Redis is down, a node knows only its own marks. Then a second tab on
 * another node can change a coupon that is being placed, and so can a browser with a lost response.
 */

/** How long a mark is kept, ms: a browser with a lost response is expected to return by then. */
export const inFlightMarkKeptMs = 15 * 60_000;

/** Marks a coupon as being checked if its key was sent and is still marked; others stay as they are. */
export async function markPendingIfInFlight(
  context: RequestContext,
  coupon: CouponCookie,
): Promise<CouponCookie> {
  const name = inFlightMarkName(context, coupon.key);
  if (name === null || coupon.isChecking || coupon.bets.length === 0) return coupon;
  const sentAt = [...(await sharedServices().marks.of(name)).values()];
  return sentAt.length === 0 ? coupon : pendingCoupon(coupon, Math.max(...sentAt));
}

/** Removes the mark of a checked key: the cookie has the coupon's state now. */
export async function removeInFlightMark(context: RequestContext, key: string): Promise<void> {
  const name = inFlightMarkName(context, key);
  if (name !== null) await sharedServices().marks.drop(name, null);
}

/** The name of a key's mark in the shared store; null for a guest, who cannot place. */
export function inFlightMarkName({ session }: RequestContext, key: string): string | null {
  return session.kind === "guest"
    ? null
    : `placing:${hashedCacheKey("placing", `${session.userId} ${key}`)}`;
}

/** The name under which the shared store notes that a key is closed; `name` is that of its mark. */
export const closedKeyName = (name: string) => `${name}:closed`;

/**
 * Closes a placement's key if nothing was sent under it, so that a request still on its way to a
 * node cannot place; for a browser with a lost response. Null = the key is closed, or the visitor
 * is a guest; else it stays open, and the result is when it was last sent, ms since epoch.
 */
export async function closePlacementKeyIfUnused(
  context: RequestContext,
  key: string,
): Promise<number | null> {
  const name = inFlightMarkName(context, key);
  if (name === null) return null;
  const { marks } = sharedServices();
  // Closing writes first and reads second, as placing does: one of the two always sees the other.
  await marks.set(closedKeyName(name), "closed", platformNow(), inFlightMarkKeptMs);
  const sentAt = [...(await marks.of(name)).values()];
  if (sentAt.length === 0) return null;
  await marks.drop(closedKeyName(name), null);
  return Math.max(...sentAt);
}

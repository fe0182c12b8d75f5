import { randomUUID } from "node:crypto";
import type { RequestContext } from "~/features/gate/request-context";
import { now } from "~/platform/clock.server";
import { keyed } from "~/server/keyed.server";
import { sharedParts } from "~/server/shared/parts.server";
import { askAfterMs } from "../../money/lost-answer";
import type { CouponCookie } from "../types";
import { markPending } from "./coupon-after";
import type { PlaceDeps, PlaceOutcome } from "./place.server";
import type { SinglesOutcome, SinglesPlatform } from "./place-singles.server";
import { isWindowOver } from "./placement-window";

/*
 * What nodes tell each other of placements (CPP-03, CPN-17): that one was sent under a key, and when. The cookie of a
 * browser cannot say it while the answer is on its way, nor where the answer never comes. Whatever became of it, the
 * platform says: a coupon whose key is marked is one that is being checked, and the check by its key is the usual one,
 * with the usual end. So a mark that a dead node has left blocks nobody for longer than a lost answer does.
 *
 * While Redis is away a node knows its own marks alone. What is lost then: a second tab that another node serves can
 * change a coupon that is being placed, as a browser that never got its answer can change the one that it still has.
 */

/** How long a browser that has not had its answer is expected to come back, ms. */
const keptMs = 15 * 60_000;

/** Marks a coupon as being checked whose key has been sent and not taken back; any other as it is. */
export async function withInFlight(context: RequestContext, coupon: CouponCookie): Promise<CouponCookie> {
  const name = nameOf(context, coupon.key);
  if (name === null || coupon.isChecking || coupon.bets.length === 0) return coupon;
  const sentAt = [...(await sharedParts().marks.of(name)).values()];
  return sentAt.length === 0 ? coupon : markPending(coupon, Math.max(...sentAt));
}

/**
 * Closes a key that nothing has been sent under, so that a press which is still on its way to a node places nothing; for
 * a browser that has lost its answer. Answers when the last press of the key was sent, ms since epoch: it stays open then;
 * null = it is closed.
 */
export async function closeKey(context: RequestContext, key: string): Promise<number | null> {
  const name = nameOf(context, key);
  if (name === null) return null;
  const { marks } = sharedParts();
  // Closed first and looked at then, as a press marks first and looks then: one of the two sees the other.
  await marks.set(closedOf(name), "closed", now(), keptMs);
  const sentAt = [...(await marks.of(name)).values()];
  if (sentAt.length === 0) return null;
  await marks.drop(closedOf(name), null);
  return Math.max(...sentAt);
}

/** The check of a key has ended: what its coupon is from now on stands in the cookie. */
export async function forgetInFlight(context: RequestContext, key: string): Promise<void> {
  const name = nameOf(context, key);
  if (name !== null) await sharedParts().marks.drop(name, null);
}

/** One press of "place": the platform's calls, which leave a mark, and what its outcome makes of the mark. */
export interface InFlightPlacement {
  readonly platform: SinglesPlatform;
  settled<T extends PlaceOutcome | SinglesOutcome>(outcome: T, means: PlaceDeps): Promise<T | Checking>;
}
type Checking = Extract<PlaceOutcome & SinglesOutcome, { kind: "checking" }>;

/** A press that sends a coupon as the cookie has it, under the coupon's own key. */
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
        // Of singles with each of them: the last that was sent says when it is over.
        if (name === null) return platform.place(placement);
        const { marks } = sharedParts();
        await marks.set(name, by, now(), keptMs);
        const isClosed = (await marks.of(closedOf(name))).size > 0;
        return isClosed ? { kind: "refused", refusals: [{ code: "late" }] } : platform.place(placement);
      },
    },
    async settled(outcome, means) {
      if (name === null) return outcome;
      if (coupon.isChecking && outcome.kind !== "checking") await forgetInFlight(context, coupon.key);
      const isDefinite = outcome.kind === "refused" || outcome.kind === "terms";
      if (!isSent || !isDefinite) return outcome;
      const others = await othersOf(name, by, means);
      // The same coupon may still be placed by another press: a new key now could make it two bets.
      return others.length === 0
        ? outcome
        : { kind: "checking", placed: [], coupon: markPending(coupon, Math.max(...others)) };
    },
  };
}

/** When other presses under a key were sent that may still be placed, once they have had a moment to end. */
async function othersOf(name: string, by: string, { left, wait }: PlaceDeps): Promise<readonly number[]> {
  const { marks } = sharedParts();
  const young = (moments: ReadonlyMap<string, number>) =>
    [...moments.values()].filter((sentAt) => !isWindowOver(sentAt, now()));
  let others = young(await marks.drop(name, by));
  for (const pause of askAfterMs) {
    if (others.length === 0 || left() <= pause) break;
    await wait(pause);
    others = young(await marks.of(name));
  }
  return others;
}

/** A player's key in the store; null for a guest, who places nothing. */
function nameOf({ session }: RequestContext, key: string): string | null {
  return session.kind === "guest" ? null : `placing:${keyed("placing", `${session.userId} ${key}`)}`;
}

/** Where it stands that a key is closed. */
const closedOf = (name: string) => `${name}:closed`;
